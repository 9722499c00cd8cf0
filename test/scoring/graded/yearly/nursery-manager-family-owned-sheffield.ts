import type { GradedJob } from '../types.ts';

export const nurseryManagerFamilyOwnedSheffield: GradedJob = {
  job: 'nursery-manager-family-owned-sheffield',
  title: 'Nursery Manager, Little Otters, Hillsborough',
  spec: `Hello, and thank you for reading this far down the page.

Who are we?
Little Otters is a 54-place day nursery in an old Methodist chapel in north-west Sheffield. My sister and I opened it in 2004 and it's still just the two of us who own it. We have been Good at the last three inspections and would love somebody who knows how to make us better than that. There are 17 staff, two of them apprentices, and a cook called Beryl.

Who do we want?
Someone who has already run a nursery, or been the deputy of one, for two years or more. It's a job where you're the person with the keys, the ratios and the phone when a child has bitten another.

What must you have?
A Level 3 or higher in childcare that counts as full and relevant (NNEB, Diploma, CACHE, Early Years degree, all fine). A paediatric first aid certificate that is in date, the full 12-hour one, since you will be counted in the numbers. We'll sort the DBS.

What will you do?
Open up or close, work out rotas and fees, do the funded-hours claims each term, show round new families, supervise the room leaders, keep our safeguarding in order as lead, look after the SEND children with our SENCo, get us ready for Ofsted, and sit on the floor with the babies when there's nobody else.

Would we be pleased if...?
You've done safeguarding lead training, know about forest school (we have a strip of wood behind us), or have Level 5 in leadership.

What do you get?
£36,000 to £39,500, your own children at half price, your birthday off, no weekends, Beryl's dinners.

How?
E-mail Lorraine with your CV and why you would leave where you are.`,
  graded: [
    {
      name: 'kerry-anne-haigh-strong',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 94,
      why: 'Manager for four years and deputy before, Level 3 and 5, in-date paediatric first aid, DSL and forest school.',
      lacks: [],
      cv: `Kerry-Anne Haigh
22 Pinders Close, Chapeltown, Sheffield S35

Nursery manager, 42, two teenage children, live four miles from you.

Employment

Sept 2022 - now    Manager, Ducklings at Ecclesfield (48 places, 15 staff)
Took on a nursery with a Requires Improvement. Good in March 2024, with personal development Outstanding. I do the rota, the ratios, the funded hours for 2s, 3s and the new 9-month-olds, the fees (I got the debt down from £11k to £1,900), supervisions every six weeks and appraisals. Safeguarding lead. Show-rounds: full since January. Cover in the baby room most weeks.

June 2018 - Aug 2022    Deputy manager, Ducklings at Grenoside
Deputy for 40 children. Room leader supervision, key worker system, SENCo. Set up forest school in Wharncliffe Woods, one morning a week.

2011 - 2018    Room leader then senior, Bluebell Corner, Rotherham
2006 - 2011    Nursery nurse, same

Qualifications
CACHE Level 3 Diploma in Child Care and Education, 2006
Level 5 Diploma in Leadership for Health and Social Care and Children's Services, 2020
Paediatric first aid (12 hour), 14 February 2025, expires Feb 2028
DSL Level 3 safeguarding, refreshed Oct 2025
Forest School Leader Level 3, 2021
Food hygiene L2`,
    },
    {
      name: 'gwendoline-achebe-area',
      kind: 'overqualified',
      low: 77,
      high: 89,
      best: 83,
      why: 'Area manager of eleven nurseries with EYPS, past manager and interim one, in-date paediatric first aid; over-senior but meets all musts.',
      lacks: [],
      cv: `GWENDOLINE ACHEBE
Area Manager, early years  |  Barnsley

I have been looking after other people's nurseries for seven years and would like one again. The driving has done for my back. Salary is not the point.

KEY CAREER DATES

Area Manager (South Yorkshire and Derbyshire), Sunhatch Childcare Ltd. | Sept 2019 - present
Eleven settings, 700 places, 190 staff. Budgets £6.1m. Line management of eleven managers, Ofsted preparation (9 Good, 2 Outstanding), complaints, safeguarding escalation, staffing recruitment. From Feb to June 2024 I stepped in as interim manager at Penistone: keys, ratios, rota, nappies.

Nursery Manager, Sunhatch Dronfield (70 places) | Jan 2013 - Aug 2019
Two inspections: Good, Outstanding. Deputy became my successor.

Room leader and then deputy, various, Chesterfield | 2007 - Dec 2012

QUALIFICATIONS
BA Early Childhood Studies, 2:1, University of the Peak, 2007
Early Years Professional Status, 2010
Level 4 Safer Recruitment; designated safeguarding lead course renewed Jan 2026
First aid for babies and children, two-day blended, renewed 9 May 2024 (three years)
ILM Level 5, 2021

Not done: forest school. Happy in wellies.`,
    },
    {
      name: 'leanne-oldroyd-pfa-lapsed',
      kind: 'lapsed',
      low: 63,
      high: 74,
      best: 69,
      why: 'Experienced deputy with Level 3 and DSL, but the paediatric first aid certificate ran out in March 2025.',
      lacks: ['current paediatric first aid (expired March 2025)'],
      cv: `Leanne Oldroyd
Stocksbridge

POST                              PLACE                          DATES
Deputy Manager                    Acorn House Nursery, Penistone    04/2021 - to date
Third in charge / room leader     Acorn House Nursery, Penistone    09/2016 - 03/2021
Early years practitioner          Cheeky Cherubs, Deepcar           07/2010 - 08/2016

What I do as deputy: run the building two days each week when the manager is at our sister nursery. Rotas for 13, headcounts, ratios, parents' evenings. Termly funding headcount on the council portal. I chair the room leader meeting and write the improvement plan with the owner. We had Ofsted in November 2023 (Good) and I did the learning walk with the inspector. Deputy safeguarding lead and we have six children on EHCPs at the moment.

QUALIFICATIONS
NVQ Level 3 Children's Care, Learning and Development, 2010
Level 5 Lead Practitioner, 2022
Safeguarding level 3, September 2025
Prevent, FGM, food safety, all online 2026
Paediatric first aid 12-hour: March 2022 to March 2025. It has run out; our boss has kept me off the numbers and a new course isn't booked yet.`,
    },
    {
      name: 'dawn-sykes-level-two',
      kind: 'missing',
      low: 46,
      high: 60,
      best: 53,
      why: 'Runs a nursery in fact as acting manager for three years, but only at Level 2, which does not count as full and relevant Level 3.',
      lacks: ['Level 3 full and relevant childcare qualification (has Level 2)'],
      cv: `Dawn Sykes - Wisewood, Sheffield
Mobile on request

I've worked in childcare for twenty years and I've been running a pack-away setting for the last three.

PRESENT JOB
Rainbow Room Pre-school, Loxley. Acting manager since Sept 2023 (committee-run, 30 children, 7 staff). Before that I was their assistant, then play leader, from January 2012. The registered manager went sick and then left and the committee asked me to hold it together; they have a Level 3 colleague named on the paperwork for the inspector. I do the rota, the register, order the snack, claim the two-year-old funding, talk to the health visitor and the social worker, and chase the fees. We had a Good in May 2025. Safeguarding lead since Jan 2024 (course done).

BEFORE
Lunchtime supervisor, Wisewood Juniors, 2006-2011

TRAINING
Level 2 Certificate for the Children and Young People's Workforce, 2013. I started the Level 3 twice and never finished it because of family; I'm not on a course at present.
12-hour paediatric first aid, April 2025
Makaton level 1, 2022
Emergency DBS, update service`,
    },
    {
      name: 'philip-cartledge-plants',
      kind: 'trap',
      low: 4,
      high: 16,
      best: 9,
      why: 'A nursery of trees and shrubs: manager, keys and seedlings, but no child in sight.',
      lacks: [
        'Level 3 childcare qualification',
        "two years running a children's nursery",
        'paediatric first aid',
      ],
      cv: `PHILIP CARTLEDGE
Nursery Manager
Wadsley Bridge, Sheffield S6

Profile: I have managed a nursery for fourteen years. Good with people of all ages, firm on rotas, and up at 5 am.

Nursery Manager, Rivelin Hardy Plants Ltd, wholesale nursery, 2012 to date
1.2 ha under glass and tunnels, 54,000 plants, 17 staff in season incl. two apprentices
Propagation, potting plans, growing on the little ones from plugs, feeding schedules
Staff rota, appraisals, first aid point of contact
Woodland and forest tree seedlings for planting schemes (forest school sites among the buyers)
Plant passports, APHA inspections, no actions in the last three

Deputy manager, Kiveton Garden Centre, 2006 - 2012

Level 3 Diploma in Horticulture, Askham, 2005
PA1, PA6 spraying
First Aid at Work, 3-day, June 2025
Fork-lift, telehandler`,
    },
  ],
};
