/** Commercial lines underwriter in Ottawa; the CIP designation, five years of Canadian commercial underwriting and spoken French decide. */
import type { GradedJob } from '../types.ts';
export const bilingualCommercialUnderwriter: GradedJob = {
  job: 'bilingual-commercial-underwriter',
  title: 'Senior Commercial Lines Underwriter (Bilingual)',
  spec: `Senior Commercial Lines Underwriter (Bilingual), Ottawa, Ontario

Rideau Mutual began in 1889 as a fire fund for dairy farmers on both sides of the Ottawa River, and it is still owned by its policyholders. Today we write $640 million in premium across Ontario, Quebec and New Brunswick, roughly half of it commercial, and we do all of it through independent brokers. There are 780 of us in Ottawa, Gatineau, Kingston and Moncton. We have been told that we are boring, and we take that as a compliment: our combined ratio has been under 97 in eight of the last ten years.

We are looking for a senior underwriter for the mid-market team in our Ottawa office, which handles commercial property and casualty accounts with premiums from $25,000 to $400,000. Typical insureds are contractors, food processors, real estate schedules, breweries, printers, cooperatives and small manufacturers. You would take over a book of about $18 million and some thirty broker offices, half of them in the Outaouais and Eastern Townships, from a colleague who is moving into reinsurance.

In an ordinary week you will analyse and price new submissions, decide what to accept, decline or refer, and negotiate terms, deductibles and wordings with brokers. You will manage your renewals from ninety days out, setting strategy account by account, and watch the profitability of the book by class and by broker. You will order and read loss control reports, agree recommendations with our inspectors and see that they are carried out. You will visit brokers in person at least six days a month, sometimes with a claims or loss control colleague, and present our appetite to their teams. You will work with actuarial on rate changes and with reinsurance on facultative placements for larger property values. You will look over the files of three intermediate underwriters, refer back what is thin and coach them through it, take part in our quarterly file review, and lend a hand with the testing of our new Guidewire release. You will be given a letter of authority suited to your experience, normally up to $15 million in total insured value for sprinklered property and $5 million in liability limits.

Some things we cannot do without. You hold the Chartered Insurance Professional designation (CIP) from the Insurance Institute. You have at least five years of experience as an underwriter of commercial property and casualty business with an insurer or MGA in Canada, holding your own authority. You speak and write both English and French well enough to negotiate with a broker in Sherbrooke in the morning and a broker in Kingston in the afternoon, without help, and we will hold part of the interview in each. You can read a set of financial statements, a COPE report and an IBC form, and have an Ontario G or Quebec class 5 driver's licence or the equivalent of another province for broker visits.

It would be a bonus if you also have or are working toward the FCIP or CRM, know Guidewire PolicyCenter or Applied Rating Services, have underwritten contractors' wrap-up liability or farm and agri-food risks, or have ever trained other underwriters. University is welcome but not asked for; plenty of us came up through the mail room or a broker's front desk.

The salary range is $96,000 to $124,000 with a bonus of up to 14 per cent that depends on the team's results. We have a defined benefit pension, which is still open to new members, health and dental benefits from the first day, four weeks' vacation, a winter closing between the holidays, fees and time off for Institute courses, a fleet car for visits, and three days a week at the office with two at home. We are a member of the Canadian Centre for Diversity and Inclusion and our workplace is accessible; tell us what you need and we will arrange it at any stage of recruitment.

To apply, send your resume in English or in French to our talent team before November 27, 2026, with the reference UW-0931 and a line or two on the last submission that you turned down and why. A recruiter will call everyone on the short list in both languages, and there will be one further meeting, which includes a case taken from a real file with the names removed. Rideau Mutual is an equal opportunity employer and especially welcomes applications from Indigenous people, racialized people, women, persons with disabilities and people of every sexual orientation and gender identity.`,
  graded: [
    {
      name: 'strong-midmarket-gatineau',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 94,
      why: 'CIP and FCIP, nine years of commercial underwriting with own authority at two Canadian insurers, French at home and in trade, and coaching of juniors.',
      lacks: [],
      cv: `GENEVIÈVE LAMOUREUX, FCIP
Gatineau (Québec) | 819 555 0133 | g.lamoureux@example.ca

In brief
Property and casualty underwriter who grew up in Hawkesbury in a house where one parent spoke French and the other English, and who has used both at work every day since 2015. I like contractors, food plants and anything with a sprinkler riser.

Positions held

Underwriter III, Mid-Market, Laurier Assurance, Ottawa
From May 2020 until now
- Responsible for $15.2 million in written premium and 26 brokerages from Pembroke to Drummondville
- Signing authority: $12 million total insured value on protected property, $5 million on CGL and umbrella
- Five-year loss ratio of 51 on my book against 58 for the team
- Renewal retention of 89 per cent at an average increase of 6 points during the hard market
- Broker calls on Tuesdays and alternate Thursdays; yearly appetite road show in both languages
- Placed facultative on a cheese plant and on three warehouses with high-piled storage
- Buddy and file checker for two intermediates and a trainee, one of whom has since been promoted
- Super user for PolicyCenter version 10 and author of the French screen glossary

Commercial Underwriter, Laurier Assurance, Montréal then Ottawa
November 2017 until April 2020
- Small and medium accounts to $40,000: strip malls, garages, restaurants with solid fuel, artisan contractors
- New business hit ratio of 31 per cent
- Cleaned up a schedule of 340 older apartment buildings after aluminium wiring losses
- Helped to draft the cannabis retailer guideline at legalization

Commercial Underwriter, Trillium and Northern General, Ottawa
June 2016 until October 2017
- First authority ($2 million property, $2 million liability)
- Quoted through broker portals and by email, same day for anything under $7,500
- Rewrote the farm outbuilding questionnaire

Underwriting Assistant, Trillium and Northern General
January 2015 until May 2016
- Issued endorsements and certificates, ordered inspections, sat the first CIP exams
- Answered the French line for eastern Ontario

Summer jobs: lifeguard at a municipal pool, guide at the Plaisance park, order desk at a lumber yard.

Qualifications
Fellow Chartered Insurance Professional, Insurance Institute of Canada, 2023
Chartered Insurance Professional (CIP), 2018, Advanced option in underwriting
Canadian Risk Management: one of three courses passed
Bachelor of Commerce, University of Ottawa, bilingual stream, 2014
NFPA 13 for non engineers, two days, 2019
Reading financial statements for underwriters, Institute seminar, 2020
Wrap-up liability, half day, 2022
Coaching skills, 2024

Languages
French and English, both as a mother tongue. High school Spanish that works in Varadero.

Tools
Guidewire PolicyCenter, Applied Rating Services, RiskMeter flood maps, Opta, Excel, Power BI dashboards made by other people

Licence
Permis de conduire, classe 5, no demerit points

Committees and community
Ottawa chapter of the Institute: seminar committee since 2021, chair since 2024
Speaker, "Les risques agroalimentaires: ce que le rapport ne dit pas", Saint-Hyacinthe, 2024
Judge for a high school business competition, two years
Dragon boat, winter skating on the Rideau Canal when there is ice, and a choir that sings far too much Vivaldi

A submission I declined
Last month: a pallet recycler with outdoor storage to within six metres of the building, no hydrant pressure test and a loss run with a gap of fourteen months. The broker was unhappy in two languages. I gave him the three changes that would bring me back to the table, and he has since asked for an inspection date.

What others have written
A broker in Granby told my manager that I answer within a day even if the answer is no. My last review said that I should refer less, as I had nine referrals in the year that were within my own letter. I have reduced it to two. The junior that I mentored thanked me in her graduation speech at the Institute's convocation, which I was not prepared for.

Personal situation
I live eleven minutes by bicycle from your office, across the Portage bridge. Two school-age children. Notice of four weeks. I am interested in a mutual because decisions at my present company moved to Toronto in the spring, and I miss being able to walk down the hall to the person who knows.`,
    },
    {
      name: 'denies-french',
      kind: 'denial',
      low: 54,
      high: 69,
      best: 62,
      why: 'A full CIP underwriting career of the same sort, but the CV says in so many words that he cannot negotiate or write in French.',
      lacks: ['spoken and written French'],
      cv: `Kenneth Adeyemi-Walsh, CIP, CRM
Kanata, Ontario
613-555-0158, kaw@example.com

Statement
Mid-market commercial underwriter with eleven years at two national carriers. Good numbers, good broker feedback and a habit of going to look at the building.

Employment history

Senior Underwriter, Commercial Mid-Market. Dominion Crest Insurance, Ottawa. February 2019 to present.

I manage a portfolio of $21 million made up of real estate schedules, light manufacturing, printing, wholesale, and mechanical and electrical contractors, produced by 28 broker offices from Cornwall to Peterborough. My letter of authority is $20 million on sprinklered property and $5 million on liability. I set renewal strategy at the 120-day mark, price off the actuarial technical rate, and document the departures. Gross loss ratio over six years is 49. I negotiate manuscript wordings with broker placement teams, arrange facultative support for food risks, and bring inspectors along to see how recommendations are going. I review the files of three intermediate underwriters monthly and have trained most of the Kingston office in contractors' wrap-up liability. During the policy system change to Guidewire I led the testing of the commercial property module for the eastern region. I was invited twice to the president's circle.

Commercial Underwriter. Dominion Crest Insurance, Toronto. August 2016 to January 2019.

Worked through 60 to 80 submissions each month in the small and middle sector. Wrote hospitality, garages, and a program for veterinary clinics. Started out with $3 million in authority, which was raised twice. Sat on the project to replace paper inspections with tablets. Took part in the after-the-fact review of the 2018 windstorm claims, and changed the roof age question as a result.

Underwriter, Small Business. Queenston Fire and Casualty, Hamilton. June 2015 to July 2016.

Package policies for retail and office. Turnaround times, broker portals, telephone all day. My own authority from the third month.

Claims Adjuster Trainee. Queenston Fire and Casualty, Hamilton. September 2013 to May 2015.

Water, wind, burst pipes, and one memorable runaway cow. Learned what coverage means when it is needed.

Education

Bachelor of Arts in Geography, McMaster University, 2013.
Chartered Insurance Professional designation, Insurance Institute of Ontario, convocation of 2017.
Canadian Risk Management designation, 2021.
FCIP: three of six courses done.

Seminars

Machinery breakdown (2018), cyber for the middle market (2021), mass timber construction (2023), inclusive leadership (2024), flood mapping and the new federal program (2025).

Languages

English: mother tongue.
Yoruba: understand my grandmother.
French: beginner. I had grade nine core French and have been through the first level of an app; I could not negotiate with a broker or write to one in French.

Software

Guidewire PolicyCenter, Applied Epic viewer, Opta Information Intelligence, CatNet, MS365.

Driver

Full Ontario G, clean abstract, happy to be on the road for a week at a time.

Results worth noting

Turned a hospitality segment that had run at 83 for three years into one of 57 by getting out of late-night bars and into family restaurants with serviced suppression systems. Won a 14-location dental group against four markets without the lowest price, because of a loss control plan. Walked away from a $310,000 real estate schedule when the values turned out to have been unchanged since 2011; the next carrier had a total loss within the year.

Affiliations

Member of the Toronto chapter's young professionals until age caught up with me. Volunteer with the Insurance Institute's career connections program: about ten high school talks since 2018. Guest lecturer in an Algonquin College risk course, one evening a term.

Outside the office

Cricket on summer Saturdays, coach for a girls' under-twelve soccer club, one of three people who keep the outdoor rink flooded on our street. My wife is a nurse at the Queensway Carleton, so we are not going anywhere.

A word on the language requirement

Your posting is for a bilingual underwriter and I am not one. I am writing anyway because about half of the offices are in Ontario, I know many of them, and my results are a matter of record. If the book could be split I would be glad to talk; if not I understand completely, and would appreciate being kept in mind for an English-language opening. I would also take lessons, although it would be wrong to suggest that I would be ready within a year.

References: a regional vice-president and two brokers, after a first conversation.`,
    },
    {
      name: 'claims-six-years-has-under-three',
      kind: 'years',
      low: 52,
      high: 67,
      best: 60,
      why: 'CIP and fully bilingual, but the commercial underwriting dates come to two years and eight months; the rest of the six years claimed is personal lines.',
      lacks: ['five years of commercial underwriting in Canada'],
      cv: `Mathieu Bélanger-Roy, CIP
Orléans, Ontario
mathieu.br@example.ca, 613 555 0190

PROFILE
Bilingual senior underwriter with more than six years of commercial property and casualty underwriting experience, a book in Eastern Ontario and the Outaouais, and the CIP designation. Trusted by brokers in both official languages.

EXPERIENCE

Commercial Lines Underwriter
Caisse Générale Assurances, Ottawa (03/2024 to date)
* Portfolio of small and lower mid-market accounts, $6.8 million in premium, 22 broker offices of which nine are in Quebec
* Authority of $4 million on property and $2 million on liability; larger risks are referred to the senior underwriter
* Price and negotiate new business for contractors, retail plazas, churches, machine shops and craft breweries
* Prepare renewals at sixty days and chase outstanding inspection recommendations
* Monthly visits to Gatineau, Buckingham and Maniwaki
* New business growth of 12 per cent in 2025 with a loss ratio of 54
* Present the French half of the broker webinars
* Joined the working party on the French version of the contractors' supplement

Personal Lines Underwriter
Caisse Générale Assurances, Ottawa (01/2021 to 02/2024)
* Referral desk for homeowners, tenants, condominiums and private passenger auto in Ontario and Quebec
* Handled high value homes, short term rentals, wood stoves and knob and tube wiring
* Trained three new hires in both languages
* Watched cancellations, non-renewals and the territory mix after the 2022 derecho
* Tested rate changes in Guidewire before release

Personal Lines Underwriting Trainee
Caisse Générale Assurances, Ottawa (02/2020 to 12/2020)
* Rotations through auto, property and customer retention
* Processed endorsements and broker questions, from home for most of the year
* Kept statistics on turnaround for the manager

Bilingual Customer Service Agent
Telecom call centre, Ottawa (09/2017 to 01/2020)
* Billing and technical calls in French and English, 60 per day
* Named top of the team for quality on five occasions
* Helped to train evening staff

Server and assistant banquet captain
Hotel in downtown Ottawa (2014 to 2017, alongside studies)

EDUCATION
Chartered Insurance Professional, Insurance Institute of Canada, completed December 2023
Bachelor of Social Sciences (economics), Université d'Ottawa, 2017, studies in French
Diplôme d'études secondaires, École secondaire Garneau, 2012

OTHER TRAINING
C81 and C82 general insurance courses as part of the CIP; C61 and C64 as electives
Loss control for property underwriters, two days, 2024
Negotiating with brokers, Caisse Générale academy, 2024
Commercial general liability in depth, Institute webinar series, 2025
FCIP: first course begun in September 2026

LANGUAGES
French: mother tongue. English: completely fluent, all my present work with the Ontario brokers. Both written at a professional level.

SYSTEMS
PolicyCenter, Opta, Applied Rating Services, Salesforce, Office suite

DRIVER'S LICENCE
Ontario class G since 2013. I drive about 15,000 kilometres a year for work.

STRENGTHS
Listening. Quick, clear replies. Careful notes: my files have passed three internal reviews in a row with no major remark. Good at explaining a decline so that the broker still calls the next time. At ease with change, having been through a merger of branches and two system releases.

A DECLINED RISK
A commercial laundry on the ground floor of a six storey frame building under renovation. Lint, solvents, hot work and an owner who thought that the permit from the city was a fire plan. I said no, gave the reasons on one page in French, and offered to look again when the renovation was over and the ducts had been changed. The broker forwarded my page to the insured, who has since booked the duct work.

GOALS
To step up to the real mid-market, to larger property values and liability limits, and in a few years to lead a team. I learn fastest beside people who know more than I do. I would expect to begin with a smaller letter of authority than the one that your advertisement mentions, and to earn the rest.

COMMUNITY AND LEISURE
Volunteer at the Bal de Neige for eight winters, first as a sculpture guard and now on the site safety crew. Member of an improvisation league in French, where I am usually given the part of the uncle. Hockey on Sunday nights, canoe camping in La Vérendrye, home brewing with mixed results. Married, one toddler, one more on the way in the spring.`,
    },
    {
      name: 'adjacent-bilingual-broker',
      kind: 'adjacent',
      low: 38,
      high: 54,
      best: 46,
      why: 'A fluent bilingual commercial broker who places the same accounts, but holds a RIBO licence and not the CIP, and has never underwritten for an insurer or MGA.',
      lacks: ['CIP designation', 'five years as an underwriter with own authority'],
      cv: `NADIA CHEHAB
Commercial Account Executive
Vanier, Ottawa | n.chehab@example.ca | 343 555 0117

About me
Insurance broker with fourteen years on the commercial side. Trilingual. I bring underwriters complete submissions and tell clients the truth about their roofs.

Work

Commercial Account Executive, Bytown Risk Partners (brokerage), Ottawa
2018, April - present
- Look after 165 clients and about $4.9 million in placed premium: general contractors, food importers, real estate holding companies, two breweries, several daycare centres and a symphony
- Write submissions with COPE details, loss runs and financial summaries, market them to eight or nine insurers and negotiate terms on the client's behalf
- Explain IBC forms, exclusions and deductibles to clients in French, English and Arabic
- Arrange wrap-up liability and builders' risk for condominium projects
- Accompany insurers' inspectors and follow up on recommendations
- Handle larger claims with the adjuster, including a $3.2 million fire in 2023
- Retention of 94 per cent; $410,000 in new commission income since 2021
- Supervise an account manager and a certificate clerk

Account Manager, Commercial, Bytown Risk Partners
2014, January - 2018, March
- Renewals, endorsements, certificates, billing, proposal binders
- Serviced a book of garages, restaurants and offices, largely in Vanier and Hull
- Quoted small packages within insurer portals
- Led the changeover to Applied Epic in the commercial department

Commercial Customer Service Representative, Portage Assurances, Gatineau
2012, May - 2013, December
- Answered clients, prepared binders, chased signatures
- Held the Quebec certificate in damage insurance during this time
- Introduced a follow-up calendar that stopped lapses

Cashier, then front-end supervisor, grocery store in Ottawa
2007 - 2012
- Schedules, tills, training, returns, and a great deal of snow on the carts

Licences and education
Registered Insurance Broker (RIBO), unrestricted, Ontario, current
AMF certificate in damage insurance (agent), Quebec: held 2012 to 2014, not renewed after my move to Ontario
Canadian Accredited Insurance Broker (CAIB), all four parts, 2017
CIP: C11 and C12 passed in 2022; eight courses remaining, paused at present
Diploma in Business Administration, La Cité collégiale, Ottawa, 2011
Continuing education: ten hours every year for RIBO, most recently in cyber, directors' liability and ethics

Languages
French (language of schooling and of half of my clients), English (fluent, written and spoken), Arabic (family)

Computer
Applied Epic, insurer portals of all kinds, DocuSign, Excel, Outlook

Driving
G licence, own car, used for client visits.

Recognition
Broker of the year in the region, small firms, 2022
An insurer's award for quality of submissions, 2020 and 2024
Named in a trade magazine's list of rising stars in 2019

Volunteering
Board of a women's shelter: two terms, chair of the building committee, which taught me a good deal about fire panels. Newcomers' table at the public library, helping people to understand tenants' insurance. School council secretary.

Interests
Baking with phyllo, community theatre lighting, cross-country skiing in Gatineau Park, and raising one teenager who is already better than me at debating.

Why I am applying
I have read several thousand quotations and have often thought that I would enjoy being on the other side of the desk. I know what a good submission looks like and can tell when a broker is hiding something, since I know where we hide it. I have not held underwriting authority at an insurer or an MGA, and my designation would need to be completed; with the courses behind me from CAIB I believe that two years would do. If the senior post is a step too far I would welcome an intermediate position on the same team.

Numbers I am proud of
Eleven minutes is our average time to answer a client's call. Zero errors-and-omissions claims in fourteen years. 31 nationalities are represented among the owners of the businesses in my book, and I have eaten in most of their kitchens. In the winter of 2025, after the ice storm, I visited 44 clients in six days with a camera and a checklist, and every one of the claims that followed was accepted at the first presentation.

References
Two insurers' marketing representatives and the managing partner of the brokerage (the latter only after an offer, please).`,
    },
    {
      name: 'unrelated-hotel-manager',
      kind: 'unrelated',
      low: 2,
      high: 16,
      best: 8,
      why: 'A bilingual hotel general manager with long generic strengths; apart from French and a driving licence nothing of insurance is there.',
      lacks: ['CIP designation', 'five years of commercial underwriting in Canada'],
      cv: `JEAN-FRANÇOIS TURGEON
General Manager | Hospitality | Bilingual Leader
Ottawa | jf.turgeon@example.ca | 613 555 0106

PROFILE
Bilingual senior manager with over twenty years of success in hotels and restaurants. Strong leadership, communication, negotiation and budget skills. Strategic thinker with a passion for people, service and results. Excellent command of Microsoft Office. Now looking for a new challenge in a stable industry.

KEY STRENGTHS
Leadership of teams of 10 to 120
Profit and loss to $14 million
Negotiation with suppliers, unions and tour operators
Risk awareness and decision-making
Customer relations in both languages
Coaching and training
Presentations to owners and boards
Change and project management

CAREER

General Manager, Hôtel du Canal, Ottawa
June 2017 to September 2026
- 186 rooms, a restaurant, a spa and six meeting rooms; 104 employees in the high season
- Prepared and controlled a budget of $14 million with eight departmental heads
- Grew revenue per available room from $98 to $151
- Negotiated two collective agreements without a stoppage
- Led the renovation of all the guest floors in 2019, on budget
- Managed closure and reopening in 2020 and 2021, keeping 70 per cent of the staff
- Dealt with fire inspections, health inspections and the annual insurance renewal papers, which the head office in Montréal completed
- Raised guest satisfaction from 7.9 to 8.8
- Took part in the tourism board's winter campaign
- Contract ended with the sale of the hotel

Director of Operations, Auberge Mont-Cascades, Cantley
March 2012 to May 2017
- Ran rooms, food and beverage, and a water park in the summer season
- Recruited and trained 140 seasonal employees every spring
- Introduced a bilingual reservation desk and an online booking engine
- Reduced food cost from 36 to 30 per cent
- Chaired the health and safety committee
- Organized 45 weddings per year, some in the rain

Food and Beverage Manager, Grand Hotel, Québec City
2007 to 2012
- Two restaurants, banquets for 600, room service
- Created a wine list that won a provincial prize
- Supervised ten assistant managers and chefs
- Negotiated with distributors and the liquor board

Restaurant Manager, Bistro chain, Montréal
2002 to 2007
- Opened three branches and trained their first managers
- Daily cash, weekly inventory, monthly results
- Won branch of the year in 2005

Waiter, barman, bellboy, Charlevoix and Montréal, 1997 to 2002

EDUCATION
Institut de tourisme et d'hôtellerie du Québec: DEC in hotel management, 2002
HEC Montréal: certificate in management, evening classes, 2009
Cornell online certificate in hotel revenue management, 2016

CERTIFICATES
Smart Serve (Ontario)
WHMIS
Standard First Aid and CPR level C, renewed 2025
Food handler's certificate
Mental health in the workplace, two days, 2023

LANGUAGES
French, first language. English, fluent in speech and writing. German, basic courtesy.

COMPUTER
Opera PMS, Micros, Delphi, Excel, PowerPoint, Word, Outlook

DRIVING LICENCE
Class G Ontario and earlier class 5 Quebec. Never had an accident.

AWARDS
Hotelier of the year, regional association, 2018
Sustainable tourism mention, 2022
Long service medal of the chamber of commerce's ambassador club

VOLUNTEER WORK
Board member of a food bank since 2018, responsible for its golf tournament. Cooking teacher for teenagers in a community house. Host family for exchange students, eleven so far, from nine countries. Captain of the bucket brigade, as we call it, at the annual tulip festival, with 60 volunteers.

INTERESTS
Wine, cycling along the canals, jazz from the fifties, detective novels in both languages, and a small sugar bush near Ripon where I make syrup with my brothers every April and lose money doing it.

WHAT I BRING
Thirty years of reading people within ten seconds of their arrival. A hotel is a daily exercise in judgement: which deposit to ask for, which group to refuse, which event will end badly. I have settled disputes with brides, ministers, hockey teams and a man who insisted on bringing a falcon. I am at ease with numbers, I keep my promises, and I know most of the business owners of the region by their first names.

WHY INSURANCE
I am attracted by the values of a mutual, by the pension, and by evenings at home. I have everything to learn about your products, but I learn quickly and I am ready to start with whatever courses are recommended. In my life I have successfully led people, budgets and change, and that is the same in every trade.

AVAILABILITY
Immediately.`,
    },
  ],
};
