/** HR manager at a unionized food plant in eastern Ontario: CHRL, five years with unions, a degree and working French decide it. */
import type { GradedJob } from '../types.ts';
export const hrManagerUnionizedBilingual: GradedJob = {
  job: 'hr-manager-unionized-bilingual',
  title: 'Human Resources Manager',
  spec: `Human Resources Manager, Maison Larocque Foods, Hawkesbury, Ontario

For four generations Maison Larocque has made cheese, yogurt and cultured butter beside the Ottawa River. Three hundred and sixty people work in our plant and warehouse, most of them members of one of two bargaining units, and more than half of them speak French at home. We are still owned by the family, we sell from Windsor to Moncton, and in the coming two years we shall open a second cheese hall and hire about seventy people. Our HR manager of nineteen years retires in the spring, and we would like her successor to have some weeks at her side.

In this position you report to the general manager, sit on the plant's leadership team and lead a group of four: two generalists, a payroll and benefits administrator and a disability management coordinator. You will be the first person that supervisors turn to with a question about the collective agreements, and the person across the table from the union when a grievance reaches the second step. You will prepare and take part in bargaining, since both agreements expire in 2027. You will look after recruitment for the new hall, from the posting to the first ninety days, and after a program for apprentices that we run with La Cité. You will keep our policies in step with the Employment Standards Act, the Ontario Human Rights Code, the Labour Relations Act, pay equity and the AODA, and investigate complaints of harassment with care and without delay. Attendance, accommodation and return to work are yours together with the coordinator and the WSIB, as are performance reviews, succession plans, the yearly salary exercise and the people figures that go to the board each quarter. You will co-chair the joint health and safety committee. And you will walk the floor, at six in the morning now and then, because that is where you find out what is going on.

To be considered you must hold the Certified Human Resources Leader (CHRL) designation and be in good standing with the Human Resources Professionals Association. You need a bachelor's degree, in human resources, industrial relations, business or a related field. We ask for a minimum of five years as an HR generalist, business partner or manager in a unionized workplace, with grievances handled and at least one round of bargaining in which you had a real part. You must be able to do all of this in both languages: French and English, spoken and written, at an advanced level, as the meetings, the investigations and the letters happen in either. Besides these we look for solid knowledge of Ontario employment law, experience in leading a small team, good judgement with confidential matters, and ease with an HR information system and Excel.

It would please us if you have worked in food or other manufacturing, know Dayforce or UKG, have managed WSIB claims, hold a workplace investigation certificate, or have helped to open or enlarge a site. A driver's licence is practical, because the bus does not reach us at six in the morning.

We offer a salary between $108,000 and $128,000, a bonus of up to twelve percent, a defined contribution pension with a seven percent match, family health and dental cover from the first day, four weeks of vacation to begin with, your HRPA dues, and as much cheese as is sensible. The work is on site; a day at home each week is possible once you are settled.

Please send your resume and a few lines, in French or in English, to our general manager through the careers page by November 27, 2026. We thank everybody who applies, and will get in touch with those whom we would like to meet. There will be two conversations and a written exercise in both languages.

Maison Larocque is an equal opportunity employer. We welcome people of every origin, Indigenous people, people with disabilities, and people of all genders and orientations, and will provide accommodation during hiring upon request in accordance with the Human Rights Code and the AODA.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 88,
      high: 100,
      best: 95,
      why: 'CHRL in good standing, nine years of dated HR work with unions in Ontario plants including two bargaining rounds, degree and native French.',
      lacks: [],
      cv: `Geneviève Taillon, B.Comm., CHRL
Rockland, Ontario
613-555-0126
g.taillon@examplemail.ca

Profile

HR leader from a dairy farm family who has found her place in factories. Direct, discreet, and able to switch languages in the middle of a sentence when a discussion needs it. I have closed two sites and opened one, and much prefer opening.

Experience

HR Manager, Ontario Operations
Valmont Packaging Inc., Cornwall, Ontario
May 2021 to present
- Look after 280 employees in a corrugated box plant and a distribution centre; 225 belong to Unifor or the Teamsters.
- Manage three people: a generalist, a recruiter and a payroll specialist.
- Spokesperson's right hand in the 2022 round with Unifor (four-year contract, ratified at 81 percent) and lead for the non-monetary articles in the 2024 round with the Teamsters.
- Hear grievances at second and third step, about thirty a year; seven went to arbitration preparation and five of those were settled.
- Led eleven workplace inquiries about bullying or discrimination; interviews and reports in whichever language the parties chose.
- Staffed a new converting line: forty-four hires in five months, with a two-week introduction written by operators.
- Sit as management co-chair of the JHSC; lost-time injuries came down from nine to three.
- Present turnover, overtime and absence numbers to the executive committee each quarter.

Human Resources Business Partner
Valmont Packaging Inc., Cornwall
September 2018 to April 2021
- Advised supervisors on discipline, scheduling and seniority under the two contracts.
- Dealt with claims at the Workplace Safety and Insurance Board together with an outside adviser; brought back nineteen people to modified duties.
- Project member for the change from paper to Dayforce; trained 160 people at the time clock, half of them in French.
- Wrote a pay equity maintenance review with a consultant.

HR Generalist
Centre de soins Rivière-Rouge, L'Orignal, Ontario
June 2016 to August 2018
- A 160-bed home for seniors with CUPE and ONA members.
- Postings, orientation, attendance letters, and minutes of labour-management meetings.
- First contact for questions about ESA leaves and accommodation.

HR Assistant (co-op and then contract)
City services department, Ottawa
January 2015 to May 2016
- Summer student hiring, reference checks, filing in a records system, bilingual reception.

Summer jobs, 2010 to 2014
Milking, haying, and three seasons at the counter of a chip wagon in Vankleek Hill.

Education

Bachelor of Commerce, option Human Resource Management, University of Ottawa, 2016 (studied in French)
Certificate in Labour Relations, Queen's University IRC, 2020

Professional standing

CHRL since October 2019, HRPA member, dues and CPD log for the three-year period up to date (May 2025 filing accepted)
CHRP from 2017 until then
Workplace Investigation Certificate, two modules, 2021
Joint health and safety committee certification, Parts One and Two, 2021
Mental Health First Aid, 2023

Courses of recent years

Working for Workers Acts: what has changed, HRPA, 2025
Interest-based bargaining, three days, Kingston, 2022
AODA for managers, 2020
Finance for people who are not accountants, Telfer, 2023

Systems

Dayforce (recruiting, time, reports), SAP SuccessFactors from an earlier trial, Excel with pivot tables, Power BI dashboards built by others and mended by me

Languages

French, mother tongue. English, fluent; federal test results E/C/C from 2015. All my work since 2016 has been half in one, half in the other.

Community

Board member, Prescott and Russell food bank, 2019 to 2024; wrote its first employee handbook
Coach of a ringette team, under twelve
Jury member for business plans at the local French high school

Interests

Cheese making at home, with results between very good and very dangerous; cross-country skiing; genealogy of the Taillons, who have been late for everything since 1680.

Practical matters

G licence and a car with winter tires. I live forty-five minutes from Hawkesbury and am on the road at five anyway. Notice period four weeks. References: a plant manager, a union chair who agreed with pleasure, and the director of care of the home in L'Orignal.`,
    },
    {
      name: 'denial',
      kind: 'denial',
      low: 48,
      high: 64,
      best: 57,
      why: 'Same plant HR career with CHRL and three bargaining rounds, but says outright that his French is that of a beginner.',
      lacks: ['advanced French'],
      cv: `ANDREW KOWALCHUK, CHRL
Kingston, ON • 343-555-0151 • a.kowalchuk@examplemail.ca

HUMAN RESOURCES MANAGER: MANUFACTURING, FOOD, LABOUR RELATIONS

Twelve years in the HR offices of Ontario factories. I am at ease on the shop floor and at the bargaining table, and I write collective agreement language that supervisors can actually apply at three in the morning.

WORK EXPERIENCE

Loyalist Frozen Foods Ltd., Napanee, ON
Human Resources Manager | 03/2019 – present
▪ In charge of HR for 410 employees, of whom 340 are represented by UFCW; a department of five reports to me.
▪ Member of the company committee in the 2020 and 2024 negotiations; in 2024 I costed all union proposals and led two of the tables.
▪ Chair the second-step meeting for some forty grievances per annum; backlog went from twenty-six to four within my first year.
▪ Prepared nine arbitration files with counsel, gave evidence twice.
▪ Recruited 120 people for a new vegetable line in 2022 and 2023, including fifteen newcomers through a settlement agency.
▪ Oversee attendance, sick leave, modified work and the experience rating with WSIB.
▪ Rewrote the violence and harassment program and carried out sixteen investigations.
▪ Introduced UKG Ready; time cards and vacation requests are now on the phone.
▪ Annual salary review for the non-union staff, quarterly people report to the owners.

Limestone Auto Components, Belleville, ON
Labour Relations Specialist, later HR Business Partner | 08/2015 – 02/2019
▪ Advised forty team leaders on seniority, job postings and progressive discipline under a Unifor contract.
▪ Note taker in the 2016 round, then author of the booklet that explained the new contract.
▪ Managed layoff and recall of sixty people during a retooling without a single successful grievance.
▪ Built a skilled trades apprenticeship with Loyalist College; eleven millwrights and electricians have finished.

Bay of Quinte Logistics, Trenton, ON
HR Generalist | 06/2013 – 07/2015
▪ Non-union warehouse of 150. Hiring, onboarding, benefits questions, policy updates, exit interviews.
▪ Organized the first health and safety day, and the last sack race.

Royal Oak Hotel, Kingston, ON
Night Auditor | part-time 2009 – 2013
▪ Closed the day's accounts and dealt with late arrivals while studying.

EDUCATION

Bachelor of Arts (Honours), Employment Relations, McMaster University, 2013
Post-graduate certificate, Human Resources Management, St. Lawrence College, 2014

DESIGNATIONS AND CERTIFICATES

Certified Human Resources Leader, granted 2017; member in good standing of the HRPA, next CPD report due May 2027
Certificate in Advanced Labour Relations, Queen's IRC, 2021
Workplace investigation training, 5 days, 2019
JHSC certification, both parts, food sector hazards
Naloxone and first aid, 2025

TECHNICAL SKILLS

UKG Ready, ADP Workforce Now, Excel (lookup, pivot, cost models for bargaining), PowerPoint, Teams, SharePoint

LEGISLATION USED DAY TO DAY

Employment Standards Act, Labour Relations Act, OHSA, Human Rights Code, Pay Equity Act, AODA, PIPEDA where it applies, and the food safety rules as far as they touch people (gowning, illness reporting, hygiene)

LANGUAGES

English: native. Ukrainian: understood, spoken with grandparents. French: beginner, core French to grade nine and one term of evening classes in 2024; I can greet and read a menu but cannot run a meeting or write a letter in it.

AWARDS

HR team of the year, regional chamber of commerce, 2023
UFCW local president's handshake in public, 2024, which I count as an award

VOLUNTEERING

Treasurer, Napanee minor hockey, 2018 – 2023
Resume clinics at the public library, two Saturdays per season
Deacon at a country church with nineteen members and an excellent supper

LEADERSHIP STYLE

I tell people early what I think, I put it in writing only after I have said it in person, and I try not to win every argument. My team has had no voluntary leavers since 2021. In 2025 two of them obtained their own CHRP and one of them took over the benefits renewal from me completely, saving the company $64,000.

INTERESTS

Old-timers' hockey (left wing, slow), canoe trips in Frontenac, maple syrup from eleven trees, and history of the Great Lakes ships.

OTHER

Full G licence, own truck, ready to move to the Hawkesbury area with family in the summer of 2027, earlier alone. I would take an immersion course at my own cost and would be glad to talk about how a bilingual generalist might cover in the meantime.`,
    },
    {
      name: 'old',
      kind: 'old',
      low: 46,
      high: 62,
      best: 55,
      why: 'Twelve years of bilingual union HR and a maintained CHRL, but she left HR in 2014 and has run an inn ever since.',
      lacks: [],
      cv: `Louise Beauchamp-Grant
L'Orignal (Ontario)
613 555-0109 | louise.bg@examplemail.ca

Who I am
A Franco-Ontarian from Hearst who spent the first half of her working life in personnel offices and the second half behind the desk of her own inn. We sold the inn in September. I am fifty-four, healthy, curious, and not ready to sit on the dock.

2014 – 2026 Auberge du Vieux-Quai, L'Orignal
Owner and innkeeper (with my husband), June 2014 – September 2026
• Eleven rooms, a dining room with forty seats, a terrace on the river; open ten months a year.
• Looked after reservations, breakfast, suppliers, advertising, the web site and the accounts up to the trial balance.
• Hired four to nine people each season, mostly students; made the schedules, ran payroll through a bureau, filed the year-end slips.
• Renovated the east wing in 2018 with a provincial tourism grant of $85,000.
• Survived 2020 with take-out tourtières and a federal loan, paid back in time.
• Organized weddings, retreats and one film shoot.
• Rated 4.8 of 5 by some nine hundred guests.

2008 – 2014 Domtrail Paper, Espanola and Ottawa Valley mills
Manager, Human Resources and Labour Relations, February 2008 – May 2014
• HR for a mill of 520 with three unions (USW, Unifor's predecessor CEP, and IBEW); a staff of six.
• On the employer's committee in 2009 and 2012; in 2012 I led for the employer on contracting-out and on the drug plan.
• Answered grievances at step two and three and instructed counsel in some twenty arbitrations.
• Handled the closing of number two machine: 140 layoffs, bumping, an adjustment committee, early retirements.
• Investigated harassment complaints in both official languages.
• Co-chair for management of the health and safety committee.

2004 – 2008 Hôpital régional du Nord, Kapuskasing
Labour Relations Officer, September 2004 – January 2008
• CUPE, ONA and OPSEU; grievances, job evaluation committee, central bargaining at a distance.
• Introduced a program for return to work after injury.
• Ran bilingual orientation for every new employee.

2002 – 2004 Same hospital
Human Resources Assistant, May 2002 – August 2004
• Postings, interviews, personnel files, vacation balances, a great deal of photocopying.

1996 – 2002 Various
Teller at a caisse populaire, then at home with two small children

Education
Baccalauréat en administration, ressources humaines, Université Laurentienne, 2002 (part-time from 1997)
Certificate, dispute resolution, York University, 2010

Designation
CHRL, HRPA. First granted as CHRP in 2006, moved over to CHRL in 2014. I kept up the dues and my continuing development all through the inn years, mostly with webinars in the closed months; in good standing, last CPD log accepted May 2026.

Courses kept up
HRPA annual conference, online pass, 2021, 2023 and 2025
Changes to the Employment Standards Act, half a day, 2022 and 2024
Harassment in the hospitality workplace, 2019
Food handler certificate, 2024
Smart Serve, 2014

Languages
Français: langue maternelle, parlé et écrit. English: fluent, spoken and written. I have negotiated, apologized and laid people off in each.

Computer
Excel, Word, QuickBooks Online, Cloudbeds, WordPress. In the mills it was SAP HR, which I suppose has changed. I have not used Dayforce or any of the newer systems, though an evening with the manual does not frighten me.

Community
President, local tourism association, 2017 – 2021
Member of the board of governors' program committee for hospitality at a college campus, 2018 – 2022
Mediator, volunteer, community justice program in Prescott and Russell, four to six files a year since 2019
Reader at the parish of Saint-Jean-Baptiste

What I would bring
A memory for contracts: I could still recite article 14. Experience of people at their best, at weddings, and at their worst, also at weddings. The plain manners of somebody who has cleaned rooms next to her own staff. I know that twelve years have passed since I last sat at a bargaining table, and that the law has moved in the meantime; I have read along but have not practised.

Leisure
Snowshoeing, quilts, historical novels, and the Ottawa Senators, in spite of everything.

References
The former mill manager at Espanola (retired), the executive director of the justice program, and my last head cook. Driver's licence: class G. Available at once, and living nine minutes from your gate.`,
    },
    {
      name: 'trap',
      kind: 'trap',
      low: 14,
      high: 29,
      best: 22,
      why: 'All the right HR words in profile, skills and course titles, while every post is driving, dispatch or fleet work.',
      lacks: [
        'CHRL',
        "bachelor's degree",
        'five years of HR in a unionized workplace with bargaining',
        'advanced French',
      ],
      cv: `DANNY FERREIRA
Mississauga, Ontario
905-555-0133
danny.ferreira@examplemail.ca

HUMAN RESOURCES MANAGER | LABOUR RELATIONS | COLLECTIVE AGREEMENTS | TALENT | CHRL PATH

PROFILE
Passionate human resources professional with a deep understanding of labour relations, grievance handling, collective bargaining, employment standards, WSIB, recruitment and performance management. Strategic partner to leaders. Bilingual mindset. Committed to diversity, people and culture, and to building engaged unionized workplaces in which everyone can grow.

HR COMPETENCIES
• Labour relations, grievances, arbitration, bargaining
• Employment Standards Act, Human Rights Code, AODA, pay equity, Labour Relations Act
• Recruitment, onboarding, succession planning, salary review
• Workplace investigations and accommodation
• Disability management, return to work, WSIB
• HRIS: Dayforce, UKG, Workday
• Coaching, change management, HR metrics

COURSES
Foundations of Human Resources Management, online, 6 hours, 2025
Collective Bargaining Essentials, video course, 4 hours, 2025
Introduction to Grievance Handling, online, 3 hours, 2025
Become an HR Business Partner, 8 hours, 2026
Dayforce overview, demonstration webinar, 2026
French for the Workplace, app, level 3 of 20, in progress
HR Leadership Masterclass, weekend seminar, Toronto, 2024

EMPLOYMENT

Fleet Supervisor
Peel Rapid Haulage, Brampton — April 2021 to now
• Assign forty-two tractors and sixty trailers to daily runs between the yard, the rail terminal and customers in the GTA.
• Check electronic logs for hours of service and call drivers who are close to the limit.
• Plan oil changes, tires and annual inspections with the garage; breakdown time went down by 18 percent.
• Keep the CVOR abstract clean; prepare the binder for the Ministry's facility audit.
• Follow fuel cards and idle time and report to the owner every Monday.
• Buy used trailers at auction, with a mechanic at my side.
• Hand out winter gear and keys, and show new drivers the yard.

Dispatcher
Peel Rapid Haulage, Brampton — January 2018 to March 2021
• Booked loads with brokers, gave appointments, solved late arrivals at the border.
• Worked with two screens and three telephones on the evening shift.
• Entered proof of delivery and detention time for billing.
• Arranged tow trucks, hotel rooms and once a veterinarian for a driver's dog.

AZ Driver
Transcan North Freight, Mississauga — June 2012 to December 2017
• Long haul to Montréal, Halifax, Chicago and Atlanta, 1.1 million kilometres without a chargeable accident.
• Pre-trip inspection, securing of loads, customs papers under ACE and ACI.
• Trained six newly licensed drivers on the road.

Forklift Operator
Lakeview Cold Storage, Etobicoke — May 2008 to May 2012
• Reach truck and counterbalance, freezer shifts, cycle counts.
• Safety representative on the night crew for one year.

EDUCATION
Ontario Secondary School Diploma, Mississauga, 2007
Two semesters of Business, General, Humber College, 2007 to 2008, not completed

LICENCES
AZ licence, clean abstract
FAST card
Transportation of Dangerous Goods, 2025
Forklift, renewed 2023
First aid and CPR, 2024

DESIGNATION GOALS
Student membership of the HRPA planned for 2027, then CHRP, then CHRL.

LANGUAGES
English, Portuguese (from home), French: reading road signs from Rivière-Beaudette to Rimouski, learning more.

ACHIEVEMENTS
Driver of the year, Transcan North Freight, 2016
Yard record: no lost load in fourteen months, 2022 to 2023
Best costume at the company barbecue, two years

VOLUNTEERING
Coach of under-ten soccer in Streetsville, 2019 to 2024
Toy drive driver each December
Parade marshal of the Portuguese cultural club

WHY HR
For eighteen years I have listened to people: in cabs, at docks and over the radio. I know what a bad schedule does to a family and what a good word does on a bad night. I believe this is what human resources is about. Reading about labour law in the evenings has become my hobby and I am convinced that I can lead a human resources team, sit at a bargaining table and be a business partner from day one.

INTERESTS
Futsal, grilling, old Volvo trucks, true crime podcasts, motivational books, and a vegetable patch with kale that my mother calls the best in Peel Region.

References from the owner of the haulage firm and from two customers can be supplied.`,
    },
    {
      name: 'unrelated',
      kind: 'unrelated',
      low: 2,
      high: 14,
      best: 8,
      why: 'A bilingual pastry chef and baker whose general strengths in leading a kitchen do not touch HR, unions, the CHRL or a degree.',
      lacks: ['CHRL', "bachelor's degree", 'five years of HR in a unionized workplace with bargaining'],
      cv: `JEAN-PAUL ARSENAULT
Chef pâtissier and boulanger
Casselman, Ontario | 613 555 0194 | jp.arsenault@examplemail.ca

SUMMARY
Creative and disciplined craftsman with twenty-two years at the oven, eleven of them at the head of a brigade. I lead by example, plan well, keep to the budget and communicate clearly in French and in English. Hard-working, punctual, honest, calm in a storm and at home with Microsoft Office. Seeking a steadier position with a respected Ontario food maker, where my energy and people skills would be welcome.

STRENGTHS
Leadership and motivation. Organization. Purchasing and cost control. Communication. Teamwork. Problem solving. Hygiene and HACCP. Creativity. Reliability. Word, Excel and Outlook.

CAREER

Executive Pastry Chef, Hôtel Pont-Royal, Gatineau (since 2017)
• Desserts and viennoiserie for 212 rooms, two restaurants and banquets of up to six hundred.
• Lead nine cooks and apprentices; the day starts at three and I am never late.
• Food cost of pastry held between 21 and 23 percent in spite of the price of butter, vanilla and cocoa.
• Designed the tea menu with seasonal fruits of the Outaouais; written about twice in the newspapers.
• Chose and put in a new deck oven and a laminator, $190,000, within budget.
• Introduced sheets for allergens, and gluten-free pieces made in a closed room.
• Show visitors and school classes how croissants are folded.
• Chocolate sculpture of 1.9 metres for the winter festival of 2023.

Head Baker, Boulangerie Saint-Guillaume, Embrun (2012 to 2017)
• Sourdough, rye, baguettes and festive breads for the shop and for thirty restaurants.
• Looked after three bakers and four people in the shop.
• Kept the starter alive through two power cuts.
• Ordered flour and negotiated with mills; tried out grains from eastern Ontario and kept two of them.
• Built wooden shelves for the shop with my father-in-law.

Pastry Cook, Cruise ships of Nordic Meridian Lines (2008 to 2012)
• Four contracts of eight months, from Alaska to the Baltic.
• Plated desserts for 1,400 guests, midnight buffets, sugar flowers, wedding cakes at sea.
• Colleagues from twenty-six nations, with whom I learned patience.

Baker, Pains et Brioches Lemaître, Moncton, New Brunswick (2004 to 2008)
• Mixing, scaling, shaping and baking, six nights a week.
• Delivery rounds with the van on Saturdays.

EDUCATION
Diploma in Baking and Pastry Arts, Collège communautaire du Nouveau-Brunswick, 2004
High school diploma, Mathieu-Martin, Dieppe, 2002

CERTIFICATES
Red Seal, Baker, 2009
Food Handler, City of Ottawa, 2024
HACCP level 3, 2022
Chocolate masterclass, Chicago, one week, 2019
Sugar pulling with a Meilleur Ouvrier de France, Montréal, 2015
Emergency first aid, 2025
WHMIS, 2024

LANGUAGES
French, Acadian at home and standard at work. English, fluent, spoken and written. Some Filipino kitchen words, most of them polite.

COMPUTER
Microsoft Office for recipes, orders and schedules; MarketMan for stock; a photo account with 14,000 followers.

COMPETITIONS
Third place, Canadian pastry cup, team event, Toronto 2018
Best butter tart of eastern Ontario, 2014 and 2016
Judge at the Casselman fair, pies and preserves, since 2019

VOLUNTEER WORK
Bread for the shelter on Murray Street, forty loaves every Friday since 2013
Cooking afternoons for teenagers at the community centre
Firefighter, volunteer brigade of La Nation, 2014 to 2020
Santa Claus at the arena when the usual one had the flu

A FEW WORDS MORE
In a kitchen one looks after people all day. I have shown young cooks the trade, given them courage when the soufflé fell, and celebrated when they left to open their own shops. I have a feeling for mood, for fairness and for the right tone. I enjoy responsibility and can juggle budgets, deadlines and personalities. Your cheese is on our breakfast buffet and your cultured butter is in my croissants, so we are in some way colleagues already. I would be pleased to be part of the team that runs your house and I am open to whatever training is needed.

INTERESTS
Fiddle music, ice fishing, a vegetable garden, books about the Age of Sail, and old cookbooks: I own three hundred of them. Driver's licence class G; used to getting up early.`,
    },
  ],
};
