/** Enterprise account executive for France at a London software firm: fluent French and five years of closing new enterprise software business against an own quota decide it. */
import type { GradedJob } from '../types.ts';
export const enterpriseAccountExecutiveFrance: GradedJob = {
  job: 'enterprise-account-executive-france',
  title: 'Enterprise Account Executive, France',
  spec: `Enterprise Account Executive, France
Tallowgate Software, London (Farringdon), with about one week in three in Paris

Tallowgate makes the software with which large manufacturers and retailers find out what is really in their supply chains. When a customs officer, a journalist or a customer asks where the cotton, the cocoa or the cobalt came from, our clients open Tallowgate and answer. We were founded in 2015 by two former auditors, employ 340 people in London, Rotterdam and Toronto, and grew by 41 per cent last year. Among our customers are eleven of the FTSE 100 and, as yet, only four of the CAC 40. That last figure is the reason for this advertisement.

We are looking for an account executive who will open and close new business with companies in France that have more than a billion euros of turnover. You will be given a list of forty named accounts and will be expected to know, within a quarter, who decides in each of them and what keeps that person awake. You will create about half of your pipeline yourself, by telephone, by letter, at trade fairs and through people you already know; the other half will come from our business development team and from two consulting partners in La Défense. From the first meeting to the signature you own the deal: discovery with directors of purchasing, sustainability and compliance, the business case, the demonstration together with a solution consultant, the security questionnaire, the tender if there is one, the negotiation with procurement and lawyers, and the forecast that our chief revenue officer reads every Monday. After the signature you hand over to a customer success manager, but remain the sponsor for the first year. Contracts usually run for three years and are worth between 150,000 and 600,000 euros a year; a sale takes seven to eleven months and involves eight or nine people on the other side. Your annual target will be 1.4 million euros of new recurring revenue. We also ask you to tell the product team, unvarnished, what the French market misses, and to help us to hire a second colleague for Paris.

Some things we cannot do without. You have at least five years' experience as the person who closes: an account executive or equivalent who carried a personal quota for new business in business software sold by subscription to large enterprises. Years as a sales development representative, in account management of existing customers or in marketing are a fine beginning, but do not count towards the five. Your French is that of a native speaker or as good, since you will negotiate contracts and write proposals in it; your English is fluent, because the rest of us are helpless. You can show results against target for the last three years and are able to explain them, the bad one included. You have led sales of six figures a year with several departments involved, and you follow a method (MEDDPICC, Command of the Message, Challenger or whichever serves you). You have the right to work in the United Kingdom and can travel to France without hindrance.

We would be delighted, though it is no condition, if you had sold to purchasing, supply chain, compliance or sustainability people; if you knew the devoir de vigilance, the CSRD or the EU deforestation regulation from more than the newspaper; if you had taken part in public or semi-public tenders in France; and if you used Salesforce without being reminded.

In return you get a basic salary of 85,000 to 100,000 pounds with the same again for reaching target, uncapped, paid quarterly; share options; 28 days' holiday and the public holidays; private health insurance for you and your family; a pension to which we contribute seven per cent; trains rather than aeroplanes wherever you like; and five months of fully paid leave for new parents of either sex. There is a piano.

To apply, please send a CV, in English or French, together with three sentences about the deal of which you are proudest, to Maud Ferrier-Hale in our talent team before 27 November 2026. There will be a talk with Maud, one with the regional vice-president, a role play in French with a real purchasing director who enjoys it rather too much, and a meeting with one of the founders. Tallowgate hires without regard to age, sex, colour, faith, disability, orientation or school tie, and will make any adjustment that helps you to show yourself at your best.`,
  graded: [
    {
      name: 'strong-spend-software-closer',
      kind: 'strong',
      low: 87,
      high: 97,
      best: 94,
      why: 'Seven and a half years of closing enterprise subscriptions in France to purchasing and compliance with attainment for every year, native French, settled status.',
      lacks: [],
      cv: `Solène Kerbrat
London SE15 | solene.kerbrat@mail.example | +44 7700 900 207

I sell complicated software to complicated companies, mostly French ones, and I like the part where everybody says no. Breton, in London since 2014. Settled status under the EU scheme; French passport.

Work

Pelham & Quill (source-to-contract software), London
Enterprise Account Executive, France and Belgium, February 2022 – present

- Thirty-five named groups, from food to aeronautics. Personal number for new annual recurring revenue: €1.1m in 2022, €1.2m in 2023 and 2024, €1.35m in 2025.
- Attainment 108 %, 131 %, 74 %, 119 %. Nine months into this year: 92 % of the yearly figure. The poor year was 2024: two signatures slipped by a dissolution of parliament and I had too few eggs in the basket; since then I prospect on Tuesdays and Thursdays whatever happens.
- Largest contract: a tyre maker, €540k a year for three years, eleven months, ten people around the table, closed against the incumbent with the help of the finance director's assistant.
- Two European tender procedures with a transport operator under the procurement code for special sectors; won one.
- Partner dinners with consultants in Paris each quarter; some 30 % of my pipeline stems from them.
- Wrote the French value calculator, now used by the team in English as well.
- MEDDPICC throughout; every deal of mine has a mutual action plan in Salesforce that the customer has seen.

Veracite Ltd (third-party risk and sanctions screening), London
Account Executive, large companies, France, April 2019 – January 2022

- First French speaker in the house. Nobody in Paris had heard of us; left with fourteen customers, six of them in the SBF 120.
- Quota of £600k rising to £850k; reached 96 %, 112 %, 104 %.
- Buyers: compliance and purchasing, driven by Sapin II and by the law on the devoir de vigilance. Gave a guest lecture on the latter at a business school in Lille.
- Average contract £140k a year; negotiated directly with legal departments, in French, with red pen.

Veracite Ltd
Sales Development Representative, September 2017 – March 2019

- Eighty calls a day in two languages, 14 qualified meetings a month, promoted after eighteen months.

Maison Anjou, Marylebone (kitchenware)
Assistant manager, then manager of the shop, July 2014 – August 2017

- Nine colleagues, stock, windows, Christmas. Learnt to sell there: a copper pan at £280 needs a story.

Education

Master in International Trade, Université Rennes 1, 2014
Licence in Applied Foreign Languages (English, Spanish), Rennes 2, 2012
Baccalauréat ES, Quimper, 2009, mention bien

Training

Force Management, Command of the Message, 2022
Negotiation with professional buyers, three days, Paris, 2023
CSRD and CSDDD for non-lawyers, evening course of a Paris law firm, 2025
MEDDIC Academy certificate, 2020

Languages

French: mother tongue
English: fluent, C2
Spanish: good
Breton: songs and weather

Tools

Salesforce, Gong, LinkedIn Sales Navigator, Clari, Outreach, PowerPoint under protest

Recognition

President's club 2023 (131 %), Lisbon
"Deal of the year" at Veracite, 2021, a cosmetics group with 9,000 suppliers

Other things

School governor in Peckham since 2022. Swim in the lido in all weathers. Secretary of the association of Bretons of London, which chiefly means pancakes for 250 people in February. I have brought two people into software sales from retail and am prouder of that than of Lisbon.

Practical

Notice period two months. Used to spending one week in three in Paris: I have a room with my sister in Montreuil. Three sentences on the tyre maker are in the e-mail.

References

My present regional director knows that I am looking; my former manager at Veracite will be pleased to talk. A purchasing director on the customer side has offered to do the same.`,
    },
    {
      name: 'years-mostly-sdr-and-account-manager',
      kind: 'years',
      low: 54,
      high: 69,
      best: 62,
      why: 'Claims eight years of enterprise closing, but by dates only two and a quarter are as a closer; the rest is SDR and renewals work, which the ad excludes, though French, method and results are right.',
      lacks: [
        'five years of closing new enterprise software business on a personal quota (about two and a quarter by dates)',
      ],
      cv: `BAPTISTE ROUANET
Enterprise Account Executive
Walthamstow, London E17 · b.rouanet@inbox.example · 07700 900 633
Dual national, France and United Kingdom

PROFILE
Enterprise software seller with more than eight years' success in the French market. Known for patient multi-threaded deals with purchasing, supply chain and sustainability. Equally at ease with a chief procurement officer in Courbevoie and a solution consultant in Shoreditch. Consistently at or over target.

EXPERIENCE

Enterprise Account Executive, France
Greenledger Systems, London — August 2024 to date
Carbon accounting and supplier data by subscription; series C; 220 people.
• Patch of fifty French industrial and retail groups over €800m turnover.
• Personal new-business target of €950k; 103 % in the fiscal year to July 2025, 114 % in the year to July 2026.
• Seven new logos, among them a dairy cooperative (€310k a year), a do-it-yourself chain (€265k) and a maker of windows (€180k).
• Sales cycle of nine months on average; typically purchasing, sustainability, finance, IT security and legal involved.
• Self-made share of pipeline 55 %: trade fairs in Lyon, a monthly breakfast in Paris, handwritten letters.
• MEDDPICC scoring in each deal review; forecast within eight per cent for six quarters in succession.
• Took part in the answer to two consultations of a railway operator.
• Helped product to understand what article 29 means for a French investor.

Customer Account Manager, Southern Europe
Greenledger Systems, London — March 2022 to July 2024
• Thirty existing customers in France, Italy and Spain; renewals of €4.1m in all.
• Gross retention of 94 %; quarterly reviews, training of users, escalation of bugs.
• Additional modules sold to existing customers, with the account executive responsible for the commercial side.
• Bonus on retention and satisfaction.

Partner Marketing Executive
Copperbeech Cloud, London — October 2020 to February 2022
• Joint campaigns with eleven resellers in France and Benelux; webinars, stands, co-branded papers.
• Budget of £240k; 1,900 contacts of which 210 became meetings for the sales team.

Sales Development Representative
Copperbeech Cloud, London — June 2018 to September 2020
• Cold outreach in French and English to IT directors of companies with more than a thousand staff.
• 160 % of meeting target in 2019; best of a team of twelve.
• Wrote the French call guide which is, I am told, still in use.

Trainee, export department
Cognac house in Jarnac — January to June 2017
• Samples, customs papers, visits of importers from Asia.

EDUCATION
MSc International Business, Bath, 2017 – 2018
Programme Grande École, business school in Bordeaux, 2014 – 2017
Classe préparatoire, Lycée in Poitiers, 2012 – 2014
Baccalauréat S, 2012, mention très bien

CERTIFICATES AND TRAINING
MEDDPICC Masterclass, 2024
Challenger workshop, two days, 2025
Salesforce Certified Associate, 2023
GHG Protocol corporate standard, online certificate, 2022
CSRD essentials, professional body in Paris, four evenings, 2025

SKILLS
Discovery, value cases, negotiation with procurement, tenders, executive sponsorship, forecasting
Salesforce, HubSpot, Gong, Sales Navigator, Cognism
Excel models which others can read

LANGUAGES
French: native
English: bilingual, mother from Devon
Italian: B2
Spanish: B1

AWARDS
Rookie of the year, field sales, Greenledger 2025
SDR of the year, Copperbeech 2019

VOLUNTEERING
Mentor at a charity that brings young people from Seine-Saint-Denis and from east London together for a week of work experience, since 2021
Coach of a tag rugby side (mixed, cheerful, unsuccessful)

TRAVEL
Thirteen weeks in France over the past twelve months, by train. Happy with a third of the time.

INTERESTS
Bread, oysters, cycling up hills, the Tour since childhood, secondhand maps. Learning to play the accordion without losing the neighbours' friendship.

THE DEAL OF WHICH I AM PROUDEST
A dairy cooperative with 9,000 farmers. The president wished to see me milk a cow before he would sign, and I did so at a quarter past five in the morning. The contract runs until 2028.

REFERENCES
The vice-president for Europe at Greenledger, and the former head of sales development at Copperbeech, after prior notice.`,
    },
    {
      name: 'overqualified-vp-emea',
      kind: 'overqualified',
      low: 74,
      high: 88,
      best: 81,
      why: 'A vice-president with a team of twenty-two who still carries named French accounts and a personal number, with nearly ten years of closing before and native French; every must is met and the step down is only a question.',
      lacks: [],
      cv: `Marc-Antoine Delattre

Richmond upon Thames
ma.delattre@post.example
+44 7700 900 919

Right to work: British citizen (naturalised 2016), also Belgian.

WHO I AM

Twenty years in enterprise software, from the first cold call to the board. For six years I have led other people who sell. What I miss is selling, and I should like to finish as I began, with a list of names and a railway ticket. I am aware that the post carries no team and that the pay is below what I have now; I have thought about both.

POSTS

Vice-President Sales, EMEA South
Orrery Analytics plc, London, subscription planning software for retail and consumer goods
January 2021 to the present
* Regional new business of £19m a year through 22 people in London, Paris, Milan and Madrid.
* By my own wish kept six strategic French accounts with a personal quota of €1.5m in new recurring revenue: 97 per cent in 2023, 122 in 2024, 105 in 2025.
* Two of the six closed by me from start to end: a hypermarket group (€780,000 a year, fourteen months, their supply chain director as champion) and a maker of sports shoes (€420,000).
* Introduced one sales method for all countries, MEDDPICC, and put an end to forecasts in spreadsheets; everything is in Salesforce, mine as well.
* Hired 31 people in the period, let nine go, saw four become managers.
* Member of the European executive committee; annual budget of £7m.
* Reworked the contract under French law with counsel, which shortened negotiations by about five weeks.

Sales Director, France
Brightloom Ltd, London and Paris, subscription software for product data
September 2016 to December 2020
* Player-manager: three account executives and an own patch of the twenty largest groups.
* Own quota €1.2m to €1.4m; over it in three years of four (2017: 101 per cent, 2018: 117, 2019: 126, 2020: 81, when the shops were shut).
* Led three calls for tender, one of them of a semi-public energy group.
* Brightloom was unknown in France when I began; ten of the CAC 40 were customers when it was sold.

Senior Account Executive, France and Benelux
Kestrel Commerce Inc., London
May 2011 to August 2016
* Cloud software for ordering and suppliers, sold to heads of purchasing of large industry.
* Five new groups a year on average, contract values from €120,000 to €500,000 a year.
* Best seller in Europe in 2013 and 2015.

Account Manager
Télédisque SA, Brussels
October 2006 to April 2011
* Licences and maintenance for logistics software, Wallonia and the north of France.

EDUCATION

Licence in commercial engineering, Solvay, Brussels, 2006
Executive programme in leadership, Oxford, four weeks, 2022

FURTHER LEARNING

Sustainability reporting for the commercial executive, 2024, one week in Paris
Command of the Message, as pupil in 2013 and as trainer since 2018
Speaking coach, 2020

LANGUAGES

French, mother tongue; English, everyday language for fifteen years, two children who correct me; Dutch, good; Italian, passable.

KNOWLEDGE OF THE FIELD

The retail customers of Orrery have asked me about deforestation-free supply since 2023, and I have sat with their lawyers over the due diligence law of 2017 as well as the European directive. I do not claim to be an expert; I know which page to open.

PUBLIC

Member of the jury of a French prize for young software firms, 2022 to 2025
Regular on the platform at a Paris retail fair
Article on selling to French purchasing departments in a trade magazine, 2019

OUTSIDE

Chairman of the Franco-Belgian rowing regatta on the Thames, helper at a debt advice centre in Kingston on Saturdays, indifferent pianist (I have read that there is a piano), three chickens, long walks with a spaniel named Hercule.

SALARY AND NOTICE

Present package is of no consequence to this application. Six months by contract, three by agreement with my chief executive, who has been told.

REFERENCES

Chief executive of Orrery; the purchasing director, now retired, of the hypermarket group; former founder of Brightloom.`,
    },
    {
      name: 'adjacent-french-customer-success',
      kind: 'adjacent',
      low: 40,
      high: 55,
      best: 47,
      why: 'A native French customer success leader in enterprise software who looks after the same kind of groups and renews contracts but says that new business and quota were always with sales.',
      lacks: [
        'five years of closing new enterprise software business on a personal quota',
        'led six-figure new sales with results against target',
      ],
      cv: `INÈS MAHFOUDI-CLERC
Senior Customer Success Manager, French-speaking markets
Brixton, London | ines.mclerc@webmail.example | pre-settled status 2019, settled since 2024

A FEW WORDS
Nine years at the side of large French and Swiss companies which have bought software and would like it to be of use. I speak their language in both senses. I should now like to move across the table and win customers rather than keep them.

EMPLOYMENT HISTORY

Provenor Ltd, London (software for traceability of raw materials)
Senior Customer Success Manager, France and Suisse romande
10/2021 – present
– Sixteen accounts with subscriptions of €90k to €450k a year, among them two luxury groups, a chocolate maker and a supermarket chain.
– From the handover by sales until the renewal: plan of adoption, steering committee each quarter, user days in Paris and Vevey.
– Renewal rate of 97 % by value over four years; renewals of three accounts prepared with procurement and signed by the account director.
– Spot openings for extra modules and pass them to the sales team; €1.3m was closed by colleagues on the strength of such tips.
– Wrote the French guide to supplier questionnaires under the deforestation regulation, downloaded 2,200 times.
– Present with clients at conferences, most recently at a Paris fair on responsible purchasing.
– Buddy of three new colleagues; interim team lead during a maternity leave (six people, seven months).
I have no sales quota of my own; my bonus depends on retention and on usage.

Lumenbase GmbH, Zürich and London (software for internal audit)
Customer Success Manager
03/2018 – 09/2021
– 45 mid-sized customers in France, Belgium and the Romandie.
– Onboarding in six weeks instead of eleven thanks to templates and fixed weekly calls.
– Net promoter score from 22 to 51.
– First contact for complaints, including a data centre outage on the last day of the fiscal year.
– Went to London with the post in May 2019.

Cabinet Fauvel Conseil, Lyon
Consultant, purchasing and supply
09/2015 – 02/2018
– Analyses of spending for manufacturers in the Rhône-Alpes region; interviews with buyers, workshops, tender documents on the side of the purchaser.
– Two longer assignments with a pharmaceutical firm and with a hospital buying group.
– Supplier audits in Tunisia and Portugal.

Internships: chamber of commerce in Lausanne (2014), factory purchasing of a maker of gearboxes near Annecy (2013).

EDUCATION

Diploma in engineering, industrial organisation, INSA Lyon, 2015
Exchange year, Sherbrooke (Québec), 2013 to 2014
Baccalauréat S with European section, Chambéry, 2010

CERTIFICATES AND COURSES

Certified Customer Success Manager, level 3, 2023
Prosci change practitioner, 2022
Lean Six Sigma yellow belt, 2016
"From success to sales": online course on MEDDPICC and negotiation, twelve hours, 2026
Salesforce Trailhead: 54 badges
CSRD and CSDDD, certificate of a Lyon faculty of law, 2024

LANGUAGES

French: native
English: C2, in daily use
Arabic (Tunisian): spoken at home
German: B1

SYSTEMS

Gainsight, Salesforce, Planhat, Jira, Power BI, Figma for slides

STRENGTHS ACCORDING TO CUSTOMERS

"Tells us when we are wrong and sends us the document the same day" (director of purchasing, supermarket chain). "The only person at the supplier whose number I have in my telephone" (head of compliance, luxury group).

VOLUNTARY WORK

Treasurer of a cooperative nursery in Lambeth
Legal translation for an organisation that helps asylum seekers, about three hours a week since 2020

INTERESTS

Bouldering, radio plays, couscous for crowds, alpine botany. I have been trying for four years to ride to Lyon by bicycle and have so far reached Auxerre.

MOBILITY

I go to France every second week already. Notice of three months.

REFERENCES

Vice-president of customer success at Provenor. Two customers have offered themselves as well.`,
    },
    {
      name: 'unrelated-french-teacher',
      kind: 'unrelated',
      low: 6,
      high: 20,
      best: 12,
      why: 'A secondary-school career from Lille to Croydon; native French is the only must-have present, the rest are generic strengths without a day in sales or software.',
      lacks: [
        'five years of closing new enterprise software business on a personal quota',
        'led six-figure software sales with results against target',
      ],
      cv: `Véronique Saint-Aubin Palmer
Head of Modern Languages
Croydon CR2
v.saintaubin@schoolmail.example — 07700 900 480

Personal statement

Inspiring leader, gifted communicator and tireless organiser with twenty-two years in education. I manage people and budgets, I persuade reluctant audiences five times a day, and I hit targets under public scrutiny. A native speaker of French and fully at home in English, I am looking for a fresh challenge in business in which my energy, integrity and powers of persuasion can be put to use. Excellent command of Microsoft Office.

Career

Head of Modern Languages, Addiscombe Park Academy, Croydon
September 2013 to the present
• Lead a faculty of eleven teachers and two assistants for French, Spanish and Mandarin
• Faculty budget of £64,000; negotiated the price of textbooks and of a language laboratory, saving 18 per cent
• Raised the share of grades 9 to 5 in French from 48 to 71 per cent in six years
• Won back 60 pupils for A-level languages by assemblies, taster days and talks with parents
• Line management, appraisal, induction of newly qualified teachers, difficult conversations
• Report to governors three times a year with data, forecast and plan of action
• Organise exchanges with Arras and Valladolid, each with forty pupils, and all that can go wrong on a ferry
• Member of the extended leadership team; duty at the gate, cover, detention
• Led the introduction of the school's online homework platform in our faculty; trained colleagues in its use

Second in charge of French, St Winifred's School, Sutton
September 2008 to August 2013
• Taught French from year 7 to A level, some Spanish in the lower school
• Examiner for oral papers of an awarding body, 2010 to 2013
• Wrote a scheme of work about food, farms and fair trade, with a visit to a chocolate factory
• Ran the debating society and the school magazine

Teacher of French, Bishop Alcock School, Hove
September 2005 to August 2008
• First post after training; form tutor of a lively year 9
• Netball on Wednesdays, for want of anybody else

French language assistant, two comprehensive schools in Kent
October 2003 to June 2004
• Conversation lessons for small groups, help with the Christmas market

Holiday work: receptionist at a campsite near Le Touquet (2000 to 2003), sales assistant in a shoe shop in Lille (Saturdays, 1999 to 2001)

Education

Postgraduate Certificate in Education, Brighton, 2005. Qualified Teacher Status
Maîtrise in English literature, Université de Lille 3, 2003
Baccalauréat L, Lille, 1998

Courses and certificates

National Professional Qualification for Senior Leadership, 2019
Safeguarding, level 2, September 2026
First aid for school trips, 2025
Coaching for middle leaders, 2021
Mental health lead, 2023
"Introduction to Professional Selling", online, six hours, 2026
"Sustainable Supply Chains", online, four weeks, 2025, out of private interest

Skills

Leadership: teams of thirteen, strategy days, change, delegation
Communication: assemblies of 240, parents' evenings, letters, press
Targets: national examinations, inspections, recruitment of pupils
Budgets: planning, bidding for grants (£22,000 won from the association for languages)
Negotiation: with coach firms, with publishers, with fifteen-year-olds
Computing: Word, Excel, PowerPoint, Teams, SIMS, Google Classroom
Organisation: timetables for 1,100 pupils, trips, examinations

Languages

French: mother tongue
English: complete command, in the country for twenty-three years
Spanish: good
Dutch: a little, from my grandmother

Nationality and status

French and British. Full driving licence. No hindrance to travel.

Achievements

Inspection 2022: languages named as a strength of the school
Teacher of the year in the borough, finalist, 2018
Published author of a revision guide for GCSE French (2016, second edition 2020)

Voluntary work

Chair of the twinning committee with a town near Béthune since 2011: visits, concerts, accounts, a speech each November
Telephone helper with a charity for the bereaved, two evenings a month

Interests

Theatre, choral singing, patisserie, the coast of Picardy, crosswords in two languages, and a small electric piano

Why I write to you

Your advertisement made me laugh, and then made me think. I know France, I know how to read a room, and after two decades in a classroom there is no purchasing director who could frighten me. I am prepared to begin at the bottom and to be taught.

References

The principal of Addiscombe Park Academy; the chair of governors of St Winifred's School.`,
    },
  ],
};
