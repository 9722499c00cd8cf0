/** Head chef, regional hotel in New South Wales: cookery trade papers, five years as sous chef or above, and a current Food Safety Supervisor certificate. */
import type { GradedJob } from '../types.ts';
export const headChefRegionalHotelNsw: GradedJob = {
  job: 'head-chef-regional-hotel-nsw',
  title: 'Head Chef, Regional Hotel and Restaurant',
  spec: `Head Chef at the Wattle & Wool, Orange NSW

The Wattle & Wool is an 1878 coaching inn at the quiet end of Summer Street in Orange, with a ninety-seat dining room, a front bar that does honest counter meals, a walled garden for weddings of up to 140, and thirty-one bedrooms upstairs and in the old stables. Two sisters bought it in 2016, when it had a leaking roof and a bain-marie. It has since held one hat for four years running. We grow herbs, brassicas and stone fruit on eight acres at Borenore, buy whole lambs from a neighbour, and pour the wines of people whom we know by their first names. Fifty-eight of us work here, nineteen in the kitchen.

Our chef of seven years is going home to Tasmania to open something of her own, and leaves with our blessing after Easter. We are looking for the person who will take the kitchen from her: somebody who cooks on the line four or five services a week, who writes menus that belong to the Central West rather than to Instagram, and who treats a schnitzel for the front bar with the same respect as a tasting course. You would report to the owners and sit with the restaurant and functions managers in our Tuesday meeting.

In an ordinary week you will plan and cost the dining room, bar and function menus and change them with the garden; lead, roster and train a brigade of two sous chefs, nine cooks, four apprentices and four kitchen hands; run the pass on Friday and Saturday nights; break down lambs and order from about thirty small suppliers; hold food cost at or below 30 per cent and wages at or below 34; keep the food safety program, the temperature records and the allergen matrix in a state in which the council officer may open them at any page; manage stocktakes, waste and the combi, cool-room and canopy maintenance; sit down with couples to design wedding menus; sign off apprentice workbooks with TAFE Western; and speak for the kitchen at the growers' dinners and to the occasional journalist.

There are three things without which we cannot consider an application. You must be trade qualified, by which we mean a Certificate III in Commercial Cookery (or its older or overseas equivalent as recognised by Trades Recognition Australia), because we train apprentices and the training authority requires it of whoever supervises them. You must have worked for at least five years as a sous chef, head chef or executive chef in an a la carte kitchen. And you must hold a current NSW Food Safety Supervisor certificate, since you will be the supervisor named for the premises. Beyond these we ask for sound menu costing and ordering skills, real knowledge of whole-animal and seasonal cooking, a record of keeping staff for longer than a summer, the willingness to work evenings and weekends, a full Australian driver licence, and unrestricted rights to work in Australia.

We would be particularly glad to hear from you if you have cooked in a hatted or equivalent restaurant, have run weddings alongside a dining room, have worked with a kitchen garden, hold a Certificate IV in Kitchen Management or in Training and Assessment, or know Kitchen CUT, Cooking the Books or a similar costing program. None of these is essential.

The salary is $105,000 to $118,000 plus super, according to experience, with a bonus tied to food cost and staff retention. You would have two consecutive days off, five weeks of leave, a two-bedroom cottage in the stables for the first six months if you are moving, meals on duty, a yearly eating allowance of $2,000 to be spent in other people's restaurants, and a voice in what we plant.

To apply, send a resume, a sample menu for a week in late March with your costing of one main course, and a page about yourself to Bridie at the hotel by Sunday, 29 November 2026. We shall ring everyone on the shortlist in the first week of December and ask two or three people to cook for eight of us in January, paid.

The Wattle & Wool is an equal-opportunity employer on Wiradjuri country. We encourage Aboriginal and Torres Strait Islander people, women, older cooks and people with a disability to apply, and we shall gladly adjust the process for anyone who needs it. We do not accept applications through agencies.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 94,
      why: 'Certificate III cook with over nine years as sous and head chef in hatted and regional dining rooms to the present, and a NSW Food Safety Supervisor certificate valid to 2029.',
      lacks: [],
      cv: `JOCASTA BRENNAN-TUI
Chef
Mudgee NSW 2850 | 0491 570 156 | jocasta.bt@example.com.au

A bit about me
I grew up on a dairy farm outside Dorrigo, where dinner was whatever had stopped giving milk. I have cooked for seventeen years, nearly all of it west of the Great Divide, and I stay in places: three employers since my apprenticeship. I like sharpening pencils as well as knives, so the numbers on my jobs are real.

Where I have worked

Ribbon Gum Dining, Mudgee
Head Chef, April 2021 - now
- 70 seats, five dinners and three lunches, vineyard setting; one hat in 2023, kept since.
- Crew of eleven including three apprentices, all indentured to the business under my supervision. Two finished in 2025.
- Average stay of a cook has gone from nine months to just over two years.
- Food cost 28.7 per cent last financial year, wages 33; I price every dish in Cooking the Books and reprice on the first of the month.
- Two lambs and half a pig in every Tuesday, gone by Sunday: neck ragu, breast rolled for staff, bones into glaze.
- Half-acre kitchen garden with one gardener; the menu is written on a Monday after a walk through it.
- Up to 26 weddings a year in the barrel hall, 120 guests, cooked by a second crew from the same kitchen.
- Council inspections: five stars at each of the last five.

Ribbon Gum Dining, Mudgee
Sous Chef, February 2019 - March 2021
- Ran the pass three nights; did rosters, ordering and the Sunday count.
- Kept nine people busy with take-home boxes during lockdown.
- Wrote the allergen folder which is still in use.

Hotel Canobolas Flats, Bathurst
Junior Sous, then Sous Chef, August 2016 - January 2019
- Big pub with a 110-seat bistro, function room and thirty rooms.
- 400 covers on a race day; introduced sheet ordering and a proper butchery day.
- Trained four apprentices on larder and grill.

Small Hours, Surry Hills, Sydney
Commis, then Chef de Partie, March 2013 - July 2016
- Two-hat kitchen of seven. Larder, pastry for a year, then sauce.
- Went to every farm that would have me on my days off.

Coffs Jetty Bowling and Recreation Club
Apprentice Cook, January 2009 - February 2013
- Carvery, bistro, a thousand Mother's Days.

Papers
Certificate III in Commercial Cookery, TAFE NSW, Coffs Harbour, 2012; trade certificate issued
Certificate IV in Kitchen Management, TAFE NSW, Bathurst, 2018
Food Safety Supervisor, NSW Food Authority certificate, renewed 9 May 2024, runs for five years
Workplace supervisor for apprentices, half-day course, Training Services NSW, 2021
First aid with anaphylaxis, 2026
RSA, current
HSC, Dorrigo High, 2008

Good with
Whole-beast butchery, charcoal, preserving, bread, yield tests, rosters on Deputy, stocktake, difficult mothers of brides. Fair with spreadsheets. Poor with foam.

Prizes and mentions
Regional chef of the year finalist in a state hospitality association award, 2024. A page in a Sunday magazine about the mutton pie, 2022. Judge for the Mudgee show preserves, since 2020, a role that has made enemies.

Giving a hand
Free cooking class for teenagers at the PCYC each school holidays. Catered for the fire brigade at Wollar in the summer of 2019 to 2020, 300 breakfasts a day for eleven days. Member of a women in kitchens mentor scheme.

Languages
English; kitchen Te Reo from Dad's side; enough Nepali to tell a joke on the pots

Licence and status
Full NSW driver licence. Born here. Two children of primary-school age and a husband who shears, which is why Orange suits us.

What I would bring in March
Figs, quince, late tomatoes, saltbush, hogget rather than lamb. I would keep the schnitzel as it is for three months before touching it.

Referees
The owner of Ribbon Gum and the gardener, who is the harder of the two to please. A former apprentice, now a sous chef in Hobart, has offered as well.`,
    },
    {
      name: 'denial',
      kind: 'denial',
      low: 57,
      high: 72,
      best: 65,
      why: 'Eleven years as sous and head chef in serious regional dining rooms with a current food safety certificate, but he states that he never did an apprenticeship and holds no trade qualification.',
      lacks: ['Trade qualification in commercial cookery (states that he has none)'],
      cv: `MARCUS PELLEGRINI-HOLT
14 Quarry Lane, Beechworth, Victoria 3747
0491 570 110
marcus.ph@example.com

OVERVIEW
Head chef of a country restaurant with a garden, a smokehouse and a waiting list. Twenty years in kitchens, over a decade of that leading them. I cook seasonally because we cannot get anything else up the hill. Looking for a larger house with rooms, functions and more apprentices to bring on.

EMPLOYMENT HISTORY

2019, July, until today
HEAD CHEF, The Assayer's Table, Beechworth
Sixty seats, dinner from Wednesday to Sunday, long lunch on weekends; one hat since 2021.
- In charge of ten: sous, six cooks, three on the sink. Same sous since the first week.
- A la carte of twelve dishes and a set menu, new about every five weeks, out of an acre and a half that I helped to lay out.
- Buys two goats and a side of beef a month from one farm and uses all of them. Salumi hung on site with a program that council has approved.
- Food cost between 27 and 30 per cent in each of the past five years, done in Kitchen CUT, printed and pinned up for the whole crew.
- Twenty weddings a season in a marquee for up to 130.
- Wages forecast with the owner each Monday; the restaurant has been in profit since its second year.
- Allergen chart, cool-room logs, calibration of probes; no non-conformance at any visit.

2015, May, to 2019, June
SOUS CHEF, Murray Bend House, Albury NSW
Riverside hotel with an eighty-seat restaurant, brasserie and forty rooms.
- Second of fourteen. Took the pass alone two nights, and every night while the chef was away for a whole spring.
- Wrote the brasserie menu. The duck pie is still on it.
- Organised conference catering for 200.
- Named supervisor for food safety, with the certificate from the NSW authority.

2011, January, to 2015, April
CHEF DE PARTIE, Northside Grain Store, Melbourne
- Grill, then sauce, in a one-hat bistro doing 180 covers on Saturdays.
- Ran stages for culinary students.

2006 to 2010
COOK, several trattorie and a ferry
- Began on dishes at my uncle's place in Carlton and never left the room. Eight months on the Bass Strait ferry, two winters at Falls Creek.

2003 to 2005
Studied philosophy at La Trobe; did not complete.

QUALIFICATIONS
NSW Food Safety Supervisor certificate: first in 2016, recertified March 2023, expires March 2028
Victorian food safety supervisor units, 2019
Responsible Service of Alcohol, NSW and Vic
HLTAID011 Provide First Aid, 2025
Meat curing and smoking, short course, William Angliss, 2020
VCE, Fitzroy High, 2002

A note on trade papers: I came up through the kitchen and did not serve an apprenticeship. I hold no Certificate III and have not had my skills recognised formally, though I am told that an assessment is possible. At the Assayer's Table we take no apprentices for this reason; commis cooks come with papers of their own.

SKILLS
Fire, smoke, fermentation; nose-to-tail butchery; pasta by hand; costing and yields; rostering; suppliers; plain speaking at the pass without raising my voice. Competent with combi ovens, vacuum, blast chillers. Xero to the level at which the owner lets me in.

PRESS
National newspaper review, 15.5 out of 20, 2022. Recipe column in a valley weekly since 2020. A radio series about offal that six people heard.

LANGUAGES
English, Italian (at home), a bit of Vietnamese

COMMUNITY
Cooked with a soup van in Wodonga, one Monday a month, 2016 to 2019. Organiser of the harvest supper in aid of the rural fire brigade: 240 plates and 11,000 dollars in 2025. Coach of under-twelves soccer without distinction.

OTHER
Full licence, manual. Australian and Italian citizen. Partner is a nurse and has found that Orange hospital is hiring. We have a kelpie and a piano. Could start after the Easter holidays, once the figs and the tomatoes are bottled and my sous is settled in the chair.

REFERENCES
Owner of the Assayer's Table; the former executive chef of Murray Bend, now retired to Yackandandah; our meat inspector. Telephone numbers are given on request, please, and not before we have spoken.`,
    },
    {
      name: 'adjacent',
      kind: 'adjacent',
      low: 40,
      high: 55,
      best: 48,
      why: 'Trade-qualified and a good section cook, but he has been a sous chef for barely a year and a half and his Food Safety Supervisor certificate ran out in 2025.',
      lacks: [
        'Five years as sous chef or above in an a la carte kitchen (about a year and a half)',
        'Current NSW Food Safety Supervisor certificate (expired 2025)',
      ],
      cv: `Callum Ivanov-Reid
Chef | Newcastle NSW | 0491 570 157 | callum.ir@example.com

Career goal
Ambitious and hard-working chef with twelve years in the industry, ready to lead a kitchen of my own. I bring a passion for provenance, a calm manner and an appetite for growth.

Experience

Sous Chef, Saltwater Social, Newcastle
05/2025 - present
- Second in a kitchen of nine in a 100-seat harbourside restaurant, a la carte seven days.
- Run the pass on Sunday, Monday and Tuesday when the head chef is off.
- Fish butchery, dry ageing cabinet, daily specials.
- Do the orders for dry goods, dairy and veg; the head chef keeps meat, fish and the budget.
- Introduced labels with use-by dates printed by tablet instead of masking tape.
- Started a Wednesday training half hour for the juniors.

Chef de Partie, Ash & Ember, Newcastle
02/2022 - 04/2025
- Grill and then sauce section in a one-hat restaurant of 65 seats.
- Charcoal oven, whole lamb broken down on Thursdays with the sous.
- Looked after two apprentices on my section, and signed off tasks for the chef to countersign.
- Food waste log: reduced trim in the bin by a fifth in half a year.
- Won the team's knife in 2024, a house prize for the person the others voted for.

Demi Chef de Partie, Crown Wharf Hotel, Sydney
11/2019 - 01/2022
- Banquets, breakfast, room service and garde manger in a 380-room hotel.
- Stood down for five months in 2020; cooked for a meals charity in Marrickville.
- Functions of up to 600 covers.

Commis Chef, Lantern Street Bistro, Sydney
03/2018 - 10/2019
- Cold larder and pastry; 150 covers at weekends.

Apprentice Chef, Hunter Hills Golf and Country Club, Cessnock
02/2014 - 02/2018
- Four years, all sections, weddings on the lawn and a great many club sandwiches.
- Apprentice of the Year, Hunter region, runner-up in 2017.

Education and training
Certificate III in Commercial Cookery, TAFE NSW Hunter Valley, Kurri Kurri, 2017. Trade papers received February 2018.
Certificate IV in Kitchen Management, enrolled February 2026, three of ten clusters finished
Food Safety Supervisor (NSW): dated 20 August 2020, expired 20 August 2025, need to book the refresher. The head chef is the supervisor for our premises.
Food Handler Basics, 2024
First Aid, 2023
RSA, 2024
Barista course, 2015
Year 12, Cessnock High School, 2013

Short stages
A fortnight in a three-hat restaurant in Melbourne (2023), one week with a whole-beast butcher in Orange (2024), one week on a trawler out of Coffs Harbour (2025).

Skills
Charcoal grilling, sauces, fish, larder, plating, stock control, costing of single dishes with the head chef's spreadsheet, HACCP records, training of juniors, social media for restaurants, coffee. Learning: profit and loss, wage percentages, roster laws.

Menus I have written
- Five specials a week at Saltwater Social since mid-2025, of which the flathead with native thyme and burnt butter has stayed on.
- A seven-course staff-and-suppliers dinner at Ash & Ember, January 2025, forty guests.
- Canape list for a gallery opening.

Competitions
Nestle Golden Chef's Hat regional heat, silver, 2016
Young fish cook of the coast, third, 2022

Interests
Spearfishing, surfing, foraging (with a book in hand), vinyl records, Newcastle Jets in spite of everything. Two years as a volunteer with a surf lifesaving club; bronze medallion in 2013.

Languages
English; Russian with my grandmother, mostly about dumplings

Availability and logistics
Four weeks' notice. Australian citizen. Full driver licence (C class), own ute. My girlfriend makes wine and has been offered vintage work near Orange, so we would both move in February. I would take the stables cottage with thanks.

Why this job
I ate in your dining room during my week at the butcher's in 2024 and had the lamb neck. I have wanted to cook there since. I know that I would be a young head chef. I also know how to listen, and if the chair goes to an older hand I would be glad to be considered for one of your two sous positions when it next comes up.

References
Head Chef, Saltwater Social. Former Sous, Ash & Ember. TAFE teacher, Kurri Kurri campus.`,
    },
    {
      name: 'trap',
      kind: 'trap',
      low: 3,
      high: 18,
      best: 9,
      why: 'Her Chef is the configuration-management software with its cookbooks and recipes; she has never worked in a professional kitchen and only cooks at home and for a charity stall.',
      lacks: [
        'Trade qualification in commercial cookery',
        'Five years as sous chef or above in an a la carte kitchen',
        'Current NSW Food Safety Supervisor certificate',
      ],
      cv: `BRONTE SAKELLARIDIS
Head of Chef, Platform Kitchen
Marrickville NSW 2204
0491 570 158 | bronte.sak@example.com.au

SUMMARY
Chef expert with thirteen years of writing cookbooks and recipes that work every time, at every scale. I lead a platform team known throughout the company as "the Kitchen", and I care about clean stations, repeatable preparation and a calm service on release night. My other love is food itself, and after a redundancy round I am thinking of turning from one kind of kitchen to the other.

PROFESSIONAL EXPERIENCE

Head of Platform (the Kitchen)
Banksia Ledger Pty Ltd, Sydney (financial software)
September 2020 - present
- Lead nine engineers who keep 2,400 Linux and Windows nodes in line with Chef Infra, Habitat and InSpec.
- Own 187 cookbooks, all tested with Test Kitchen and Cookstyle before they reach the Supermarket.
- Cut the time for a bare server to be ready for service from two hours to eleven minutes.
- Budget of 3.1 million dollars for cloud and licences; took out 22 per cent of cost in one year.
- Hire, roster and train; on-call is shared fairly and staff turnover is low.
- Introduced menus of standard services from which product teams may order.
- Passed SOC 2 and ISO 27001 audits with temperature-of-the-estate reports on a wall screen.
- Moved two thirds of workloads to Kubernetes and Terraform.

Senior Chef Engineer
Harbourline Insurance, Sydney
February 2017 - August 2020
- Ran Chef Server for 900 nodes, wrote custom resources in Ruby and mentored three juniors.
- Built knife plugins which other teams took up.
- Coordinated Friday-night releases with testers and business owners.
- Replaced hand-made scripts with data bags and encrypted vaults.

DevOps Engineer
Quokka Post, Perth (parcel start-up)
July 2013 - January 2017
- Third employee; built the pipelines with Jenkins, Chef Solo, Packer and AWS.
- Took the site through four Christmases without an outage.
- Later supervised two graduates and the help desk.

Systems Administrator
University of Western Australia, Perth
2010 - 2013
- Desktop fleet, printers, file servers, and much tea.

EDUCATION
Bachelor of Computer Science, Curtin University, 2009
WACE, Mount Lawley Senior High School, 2006

CERTIFICATIONS
Chef Certified, Local Cookbook Development, 2016
AWS Solutions Architect Professional, renewed 2025
Certified Kubernetes Administrator, 2022
ITIL 4 Foundation, 2021
Mental Health First Aid, 2024
Food Handler Basics (online, two hours, NSW Food Authority), 2026

TECHNICAL SKILLS
Chef Infra, Chef Automate, InSpec, Habitat, Ruby, Python, Bash, PowerShell, Terraform, Ansible, Git, GitHub Actions, Datadog, Splunk, Kubernetes, Linux, AWS, Azure

LEADERSHIP SKILLS
Rostering, coaching, costing, supplier negotiation, incident command, stakeholder reporting, hiring without jerks, Microsoft Office, Jira, Confluence

COOKING (THE OTHER KIND)
- Supper club at home twice a year for twelve friends, Greek and Cypriot menus, wood oven in the yard.
- Parish festival: loukoumades stall each November since 2018, about 700 serves, under the committee's temporary permit.
- Two-day knife skills class at Sydney Fish Market, 2024; one-week holiday cookery school in Crete, 2025.
- Recipes published in a parish cookbook, 2019. I have not worked in a restaurant kitchen.

SPEAKING
"Mise en place for servers", DevOpsDays Sydney, 2018 and Melbourne, 2019
"Too many cookbooks", ChefConf (online), 2020
Guest on two podcasts about on-call health

LANGUAGES
English; Greek, spoken fluently and written with errors

VOLUNTEERING
Code Club leader at a primary school, 2016 to 2019. Treasurer of the netball association. Driver with a food rescue charity, one evening a fortnight, since 2021: we collect from cafes and deliver to shelters in a refrigerated van.

INTERESTS
Fermenting olives, swimming at Coogee, old Holdens, cryptic crosswords, restaurants I cannot afford

OTHER
Full NSW driver licence. Australian citizen. Happy to move to the Central West with my partner, who has family at Molong. Available in January, and prepared to take a considerable drop in salary for a life with more sunlight, more garden and more people who say what they think of the result straight away.

REFEREES
Chief Technology Officer, Banksia Ledger; former Delivery Manager, Harbourline; Father Kosmas for the loukoumades.`,
    },
    {
      name: 'unrelated',
      kind: 'unrelated',
      low: 1,
      high: 12,
      best: 5,
      why: 'Loss adjusting and insurance claims for two decades with broad management claims; no cookery, no kitchen, no food safety certificate.',
      lacks: [
        'Trade qualification in commercial cookery',
        'Five years as sous chef or above in an a la carte kitchen',
        'Current NSW Food Safety Supervisor certificate',
      ],
      cv: `DESMOND ARKWRIGHT-LAU
Dubbo, New South Wales
Phone 0491 570 159
Email desmond.al@example.com.au

EXECUTIVE SUMMARY
Results-focused senior manager with more than twenty-two years in insurance claims and loss adjusting throughout rural and regional New South Wales. A trusted leader of field and office teams with strengths in communication, negotiation, budgets, quality and change. Used to long hours, deadlines and people on the worst day of their lives. Seeks a new leadership role with a community-minded business in the Central West.

AREAS OF STRENGTH
Team leadership and mentoring
Financial management and cost control
Customer experience
Written and spoken communication
Regulatory compliance and audit readiness
Supplier panels and contract negotiation
Continuous improvement
Workplace health and safety
Microsoft Office 365, Guidewire ClaimCenter, Power BI

CAREER HISTORY

Regional Claims Manager
Coolabah Mutual Insurance, Dubbo
August 2016 - October 2026
- Responsible for 24 staff in Dubbo, Orange and Tamworth and for about 9,000 claims a year.
- Managed an operating budget of 5.2 million dollars and finished under it in eight years out of ten.
- Led the response to the 2022 floods in the Lachlan and Belubula valleys: 1,300 lodgements in six weeks, 90 per cent of them inspected within a fortnight.
- Brought average settlement time for household claims down from 41 to 23 days.
- Rebuilt the panel of 60 builders, restorers and assessors, with clear rates and scorecards.
- Coached five team leaders, three of whom were promoted.
- Spoke for the company at town-hall meetings and on ABC regional radio.
- Chair of the WHS committee; no lost-time injury in four years.
- Accepted redundancy when claims handling was centralised in Brisbane.

Senior Loss Adjuster
Pemberton Gray Adjusters, Orange
February 2009 - July 2016
- Investigated and reported on fire, storm, machinery and farm losses up to 12 million dollars.
- Worked with police, fire investigators, engineers and solicitors.
- Adjusted more than forty claims for pubs, clubs and restaurants, including kitchen fires and spoiled stock. I came to know what canopy filters should look like.
- Prepared reserves, schedules and settlement advice for underwriters in Sydney and London.
- Trained two cadets to associate level.

Loss Adjuster
Pemberton Gray Adjusters, Wagga Wagga
January 2006 - January 2009
- Hail on crops, cars and glasshouses; first-party property.
- Covered a territory of 60,000 square kilometres by car.

Claims Officer
Federation General Insurance, Parramatta
March 2003 - December 2005
- Motor and household claims by telephone; quality score always in the top ten per cent.
- Member of the catastrophe roster.

EDUCATION
Bachelor of Commerce (Finance), Charles Sturt University, Bathurst, 2002
Higher School Certificate, Dubbo Senior College, 1998

PROFESSIONAL QUALIFICATIONS
Diploma of Loss Adjusting, ANZIIF, 2008
Senior Associate, ANZIIF (CIP), since 2010
Chartered Loss Adjuster, Australasian institute, 2013
Graduate Certificate in Management, University of New England, 2017
White Card, 2009
First Aid, 2024
Drone pilot accreditation (sub-2 kg), 2021
General Insurance Code of Practice, refreshed every year

LANGUAGES
English; Cantonese (conversational)

ACHIEVEMENTS
Team of the year at a national claims industry dinner, 2023
Coolabah chief executive's medal for flood recovery, 2022
Best paper at an adjusters' conference: "Reading the burn: kitchens, hay sheds and header fires", 2014

BOARDS AND VOLUNTEERING
- Director of a regional hospice foundation since 2018; chair of finance from 2021
- Treasurer, Dubbo Macquarie Rotary, 2012 to 2019
- Sausage sizzle coordinator for the primary school fete, nine years in a row
- Rural Fire Service member, community engagement
- Mentor with a program for young Aboriginal men entering office work

PERSONAL QUALITIES
Integrity, empathy, punctuality, humour, stamina, curiosity. Psychometric testing in 2020 described me as "a driver with a human touch". I believe that a leader need not be the expert in the room, and that a good manager can manage anything.

INTERESTS
Vintage tractors, fly fishing, military history, following the Blues, slow barbecue with friends, wine tours in Orange and Mudgee

LICENCE AND AVAILABILITY
Full NSW driver licence with a clean record. Australian citizen. Available immediately; able to work evenings, weekends and public holidays. Married, two daughters at university, and ready to relocate. Salary negotiable.

REFEREES
Former General Manager Claims, Coolabah Mutual; Chair, hospice foundation; Managing Partner, Pemberton Gray. Letters of recommendation are available and can be sent by return.`,
    },
  ],
};
