/** Commercial property surveyor: MRICS and four years of commercial lease work decide. */
import type { GradedJob } from '../types.ts';

export const commercialSurveyor: GradedJob = {
  job: 'commercial-surveyor',
  title: 'Senior Surveyor, Commercial Asset Management',
  spec: `Senior Surveyor – Commercial Asset Management
Birmingham city centre, hybrid (three days in the office)

Who we are
Corvedale Partners is an independent firm of property advisers with 70 people in Birmingham, Leeds and Bristol. We act for private family offices, charities and two pension funds, and are proud that more than half of our instructions come from clients we have advised for over ten years.

The role
You will run a portfolio of some 45 multi-let offices, industrial estates and retail parades across the Midlands with a rent roll of £11m. Reporting to the partner, you will be the client's first point of contact, write the asset plans, and see them through.

Responsibilities
- Negotiate rent reviews, lease renewals under the 1954 Act and new lettings
- Handle applications for consent: assignment, subletting, alterations
- Prepare annual business plans and quarterly reports for clients
- Oversee service charge budgets with the property management team
- Instruct agents, solicitors and building surveyors
- Help our graduates towards their APC

Essential
- MRICS qualified
- At least four years' experience of commercial landlord and tenant work
- Full driving licence
- Confident drafting of reports for trustees and boards

Desirable
- RICS Registered Valuer
- Knowledge of MEES/EPC rules and service charge code
- Use of Tramps, Yardi or Argus
- Experience with charity clients

What we offer
A salary of £52,000 to £62,000, car allowance, discretionary bonus, 27 days' holiday and your birthday, private medical cover, enhanced parental leave, professional subscription, a cycle scheme, two volunteering days and an annual away day that people really do attend.

Corvedale Partners is committed to building a diverse team. We do not discriminate on grounds of age, disability, sex, race, religion or belief, sexual orientation or any other protected characteristic. If you need an adjustment at any stage, tell us. No agencies, please.`,
  graded: [
    {
      name: 'council-gem',
      kind: 'gem',
      low: 80,
      high: 95,
      best: 88,
      why: 'Principal Estates Officer of a council, MRICS, six years of let industrial and shop units; only the title is unlikely.',
      lacks: [],
      cv: `RUKHSANA MIRZA BSc (Hons) MRICS
Principal Estates Officer
Telford, Shropshire                                          Page 1 of 2

PROFILE
Chartered surveyor who has spent her career on the landlord's side of
the table. Calm with difficult tenants, exact on paper, used to
explaining a complicated lease to people who have ten minutes.

EMPLOYMENT

Wrekinvale Borough Council, Corporate Estates
Principal Estates Officer                              June 2020 to date
The authority owns 210 let units: nursery workshops, two industrial
estates, neighbourhood shopping parades and an office block above the
bus station, income £6.4m. I hold half of the portfolio.
- Settled 48 rent reviews and 37 renewals, five of them by PACT or
third party determination; contracted-out and protected tenancies
- Licences to assign, underlet and alter; surrender and regear with a
supermarket which brought a premium of £410,000
- New lettings of 60 workshops, instructing agents where the unit is
above 5,000 sq ft; voids down from 14 to 6 per cent
- Wrote the five-year plan for the estates which cabinet approved;
quarterly papers to members and to the trustees of the Almshouse
Charity, whose shops we manage
- Service charge reconciliation with Finance; condition surveys and
dilapidations through the building surveyors
- EPC programme, 60 units brought to E or better
- Supervise two candidates for the APC, one of whom passed in 2025
Rukhsana Mirza                                               Page 2 of 2
Severn Valley Housing & Land, Shrewsbury
Graduate Surveyor                             September 2017 to May 2020
Ground rents, garages, shop leases, rating appeals, asset valuations
with the Registered Valuer, disposal of eleven small sites at auction.

Saturday work in my uncle's pharmacy, 2012 to 2017

EDUCATION AND MEMBERSHIP
BSc Real Estate Management, 2:1, 2017
MRICS (Commercial Real Estate pathway), October 2019
RICS Registered Valuer since 2022
School governor (premises committee), 2021 to 2024

OTHER
Clean driving licence, own car. Software: Civica, Yardi, Excel.
Languages: English, Punjabi, Urdu.
Interests: canal boats, cricket scoring.`,
    },
    {
      name: 'apc-candidate',
      kind: 'in-progress',
      low: 54,
      high: 70,
      best: 64,
      why: 'Five years of exactly this work; referred at the APC once, sits it again in spring.',
      lacks: ['MRICS'],
      cv: `Jack Penhaligon
Surveyor, Asset Management

Hallmoor Estates LLP, Birmingham, Sep 2021 - Present
Looks after 30 multi-let industrial estates and retail parades in the West Midlands for a family trust, rent roll £7m. Lease renewals and rent reviews (LTA 1954), new lettings through agents, consents, business plans and quarterly client reports, service charge budgets signed off with property management. Yardi, Argus.

BSc Property & Planning, Aston Cross University, 2021.
APC candidate, Commercial Real Estate: referred in autumn 2025, final assessment booked for May 2027. AssocRICS.
Full UK licence.`,
    },
    {
      name: 'quantity-surveyor',
      kind: 'adjacent',
      low: 28,
      high: 50,
      best: 40,
      why: 'MRICS, but a quantity surveyor: cost plans and final accounts, no leases.',
      lacks: ["four years' commercial landlord and tenant work"],
      cv: `Tomasz Wieczorek MRICS
Senior Quantity Surveyor

2018 – present, Brindley Cost Consultants, Birmingham
Pre- and post-contract cost management of commercial offices and warehouses up to £30m: cost plans, procurement under JCT, valuations every month, variations, final accounts, reports to the client's board. Mentors two graduates for the APC (Quantity Surveying and Construction pathway).
2014 – 2018, Assistant QS, Marlbrook Construction, Redditch

BSc Quantity Surveying 2014. MRICS 2017. Driving licence. Member of the regional RICS matrics committee.
CostX, Excel. I have not dealt with leases or tenants so far.`,
    },
    {
      name: 'director',
      kind: 'overqualified',
      low: 70,
      high: 90,
      best: 80,
      why: "FRICS, a fund's head of asset management who still negotiates; well above the post.",
      lacks: [],
      cv: `Alastair Drummond-Okafor BSc FRICS – Head of Asset Management, Stonegate & Vale Property Fund, London and Birmingham, since March 2016: leads nine surveyors and £640m of offices, industrial and retail warehouses; still personally negotiates the larger regears, rent reviews and 1954 Act renewals (eleven in 2025), approves business plans, presents to trustees of two pension funds and a charity every quarter, MEES action plan for 130 buildings. – Before that Associate Director, Landlord and Tenant, Pryce Holloway, Birmingham, 2008 to 2016: rent reviews, renewals, expert reports, independent expert appointments. – Graduate to Senior Surveyor, same firm, 2002 to 2008. – MRICS 2004, FRICS 2014, RICS Registered Valuer. Full driving licence. – Reason for applying: four days in London is too many with a young family in Moseley, and a smaller portfolio to run with my own hands is what I miss.`,
    },
    {
      name: 'survey-research',
      kind: 'trap',
      low: 2,
      high: 18,
      best: 8,
      why: 'Surveys and portfolios of another trade: market research panels.',
      lacks: ['MRICS', "four years' commercial landlord and tenant work"],
      cv: `Bethany Castellanos
Senior Survey Manager

Quillfield Research, Birmingham – 2019 to present
Runs a portfolio of commercial surveys for retail and office-supply brands: questionnaire design, panels of 45 000 tenants and home owners, quota negotiation with agents, quarterly reports for client boards, budgets.
BrandPulse, Leicester – survey executive – 2016 to 2019

MRS Certified Member. BA Sociology 2016. SPSS, Q, Tableau. Full driving licence.`,
    },
  ],
};
