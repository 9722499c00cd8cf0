/** A qualified pensions actuary in a UK consultancy; fellowship and four years of defined benefit scheme funding work decide it. */
import type { GradedJob } from '../types.ts';

export const pensionsActuaryUk: GradedJob = {
  job: 'pensions-actuary-uk-ua',
  title: 'Pensions Actuary (Trustee Advisory)',
  spec: `Pensions Actuary - Trustee Advisory
Location: Bristol or Leeds, hybrid (two days a week in the office)
Salary: £72,000 - £90,000 plus bonus

Who we are
Larkhill Benefit Consultants is an independent, employee-owned firm. We advise the trustees of some 140 defined benefit schemes, from £15m to £2bn, and we have no parent company asking us to sell anything. Around 160 people work here. We were highly commended for best place to work in 2025.

The role
You will support two Scheme Actuaries and run a portfolio of six to eight trustee clients, with one or two trainee actuaries reporting to you.

What you will do
- Lead triennial valuations from data to recovery plan and statement of funding principles
- Prepare annual funding updates and advise under the new DB funding code
- Set and review commutation and transfer value factors
- Help schemes prepare for buy-in and buy-out
- Present to trustee boards and answer their questions in plain English
- Check and develop the work of junior colleagues

What you must have
- Fellow of an actuarial body: FIA or FFA, or a fellowship recognised for mutual admission (FSAI, FIAA, FCIA, FSA and so on)
- At least four years' experience of UK defined benefit scheme funding, in a consultancy or in house

What we would also expect
- Drafting skills and attention to detail
- Experience of presenting to trustees or employers
- Good Excel and a commercial valuation system (SuperVal, ProVal, PFaroe or similar)

Nice to have
- Bulk annuity or GMP equalisation projects
- VBA, Python or R
- Interest in working towards a Scheme Actuary practising certificate

Benefits
30 days' holiday, 12% employer pension, private medical cover, professional subscriptions, study support for those who still want it. We welcome part-time applicants. No agencies please.`,
  graded: [
    {
      name: 'nearly-qualified-associate',
      kind: 'in-progress',
      low: 56,
      high: 68,
      best: 64,
      why: 'Six good years of scheme funding work and one last exam whose result is awaited: not yet a Fellow.',
      lacks: ['actuarial fellowship'],
      cv: `Hannah Ruthven-Cole
Bath | Part-qualified pensions actuary, one exam to go

Professional status
Associate (AIA) of the Institute and Faculty of Actuaries, 2024. All papers passed except SA4, which I sat in September 2026; results are due in December 2026.

Employment

Senior Actuarial Analyst, Stannard Pell Consulting, Bristol
September 2022 - present
- Project manage valuations for five trustee clients (£40m to £600m); carried out three full triennial cycles, including the first two under the 2024 funding regulations and new code
- Draft statements of funding principles, recovery plans and schedules of contributions for the Scheme Actuary's signature
- Reviewed commutation factors and transfer bases for four schemes
- GMP equalisation: methodology and calculations for a 2,300 member scheme
- Presented funding updates to trustees from 2024
- Review work of two graduates and coordinate their exam study

Actuarial Analyst, Stannard Pell Consulting, Bristol
September 2020 - September 2022
- Data checks, liability calculations in SuperVal, accounting disclosures under FRS 102 and IAS 19
- Member option quotations, section 179 valuations

Education
BSc Mathematics, first class, University of Severnside, 2020
A levels: Mathematics A*, Further Mathematics A, German A

Technical
SuperVal, Excel and VBA to an advanced level, R for asset liability graphs

Interests
Parkrun director, choir, allotment that needs more time than exams leave.`,
    },
    {
      name: 'irish-fellow-with-uk-schemes',
      kind: 'any-of',
      low: 82,
      high: 95,
      best: 89,
      why: 'Fellowship is the Irish one, which the ad accepts, and over five years of UK scheme funding are dated and detailed.',
      lacks: [],
      cv: `CIARA NIC DHONNCHA FSAI
Pensions consultant
Leeds LS8

Experience

Actuarial Consultant, Dunmore & Fairlie, Leeds
March 2021 to present
UK trustee work, nine schemes between £25m and £850m.
• Day-to-day lead on actuarial valuations and the resulting negotiations with sponsors: assumptions advice, results, deficit contributions, summary funding statements
• Low dependency funding and investment strategy work for six schemes under the DB code since 2024
• Regular slot at trustee meetings; I usually present the funding item on my own
• Two buy-ins (£60m and £190m) from data cleanse to signing
• Cash equivalent transfer value and cash commutation reviews
• Line manager of one trainee, peer reviewer for the northern team

Actuary, Liffey Benefit Services, Dublin
October 2015 to February 2021
Irish defined benefit schemes: funding standard certificates, funding proposals, FRS 102 and IAS 19 figures, liability management. Moved into the cross-border team in 2019, which included two Northern Ireland schemes regulated in the UK.

Professional
Fellow, Society of Actuaries in Ireland, 2019

Education
BSc Actuarial and Financial Studies, 2.1, Dublin, 2015

Systems
PFaroe, ProVal, Excel. Basic Python (I can read what the graduates write).

Speaking
Regional pensions group, "Small schemes and the code", 2025.

Languages
English, Irish, a little French.`,
    },
    {
      name: 'life-office-fellow',
      kind: 'missing',
      low: 48,
      high: 62,
      best: 56,
      why: 'A Fellow, but from a life office: annuity reserving and bulk annuity pricing are related, scheme funding and trustee advice are absent.',
      lacks: ["four years' UK defined benefit scheme funding"],
      cv: `Kwabena Asante-Hughes, FIA

I am a qualified actuary with nine years in life insurance, lately on the bulk annuity side. I would like to move across the table and advise the trustees who buy what I have been pricing.

Pricing Actuary, Bulk Annuities, Castlegate Life plc, York
June 2023 - present
- Price pension scheme buy-ins and buy-outs from £10m to £400m; quoted on about 70 schemes, 14 written
- Set longevity assumptions from scheme experience data and postcode models
- Review benefit specifications, GMP and pension increase rules with scheme advisers
- Answer questions of trustees and their consultants during exclusivity
- Supervise two analysts

Reserving Actuary, Castlegate Life plc, York
August 2019 - June 2023
- Best estimate liabilities and risk margin for the annuity book under Solvency II, matching adjustment attribution
- Year-end results pack, audit contact
- IFRS 17 implementation, contractual service margin model for annuities

Actuarial Trainee, Northern Lamp Assurance, Sheffield
September 2017 - August 2019
- With-profits bonus declarations, protection experience analysis, Prophet model runs

Qualifications
Fellow of the Institute and Faculty of Actuaries, 2022 (SP2, SP4, SA2)
MMath, University of Wharfedale, 2017

Software
Prophet, Python (pandas), SQL, VBA, Excel

Voluntary
Trustee of a youth theatre charity since 2021.`,
    },
    {
      name: 'retiring-partner-scheme-actuary',
      kind: 'overqualified',
      low: 76,
      high: 90,
      best: 83,
      why: 'A partner and Scheme Actuary with more than everything asked; the only question is why he wants a portfolio role two levels down.',
      lacks: [],
      cv: `R. GARETH TREVELYAN-MOSS MA FFA

Partner and Scheme Actuary, Abernant Thorne LLP (Bristol), since 2009
Scheme Actuary practising certificate held continuously since 2006, current to June 2027.

Appointed Scheme Actuary to eleven schemes at present (largest £3.1bn, smallest £18m). Some thirty-five triennial valuations signed. Led the firm's response to the consultation on the funding code and trained its 90 pensions staff on fast track and bespoke submissions. Advised on seven buy-outs, among them a £1.4bn full-scheme transaction completed in 2024. Expert witness in two cases on commutation factors. Equity partner with responsibility for a £9m budget and a department of thirty until 2025, when I passed on the management part.

Consultant, later Senior Consultant, Abernant Thorne, Bristol, 2001 - 2009
Valuations, scheme mergers, section 75 debts, trustee training.

Actuarial Student, Caledonian Provident, Edinburgh, 1997 - 2001

Qualified Fellow of the Faculty of Actuaries in 2002.
MA Mathematics, University of Lomondside, 1997.

What I am looking for
After seventeen years as a partner I would like to return to client work without running a business: perhaps four days a week, a handful of trustee boards, and younger actuaries to bring on. I am entirely content to work under other Scheme Actuaries. I do my own spreadsheets, know ProVal from the inside and write short papers.

Other
Council member of a professional working party on GMP, 2018 - 2022. Church organist.`,
    },
    {
      name: 'pensions-administrator-actuarial-words',
      kind: 'trap',
      low: 20,
      high: 34,
      best: 27,
      why: 'An administration team leader who runs calculations the actuaries supply; DB knowledge is real, the actuarial profession and funding advice are not there.',
      lacks: ['actuarial fellowship', "four years' UK defined benefit scheme funding"],
      cv: `Joanne Prescott-Lyle
Pensions Professional - Defined Benefit - Actuarial Calculations

Key skills
Defined benefit schemes, actuarial factors, valuations, GMP equalisation, transfer values, commutation, trustee reporting, buy-out data, team leadership, Excel

Career history

Pensions Administration Team Leader, Meridian Member Services, Leeds
November 2018 - present
• Manage eight administrators looking after 12 DB schemes, 31,000 members
• Check retirement, death and transfer calculations using factors supplied by the scheme actuary
• Extract and clean member data for triennial valuations and respond to the actuary's data queries
• Lead for GMP rectification on three schemes; data cleanse before a buy-out in 2024
• Write the administration report for quarterly trustee meetings and attend to present it
• SLA performance of 98% in 2025

Senior Pensions Administrator, Meridian Member Services
May 2013 - November 2018
• Complex manual calculations, pension increases, annual allowance statements

Pensions Administrator, Ridings Council Pension Fund
2009 - 2013

Qualifications
Diploma in Retirement Provision (pensions management), 2019
Certificate in Pensions Calculations, 2014
Student member of the Institute and Faculty of Actuaries 2015 - 2017, passed one paper (CT1), not continued
A levels: Maths B, Business B, Geography C

Systems
UPM, Compendia, Excel (pivot tables, lookups)

Personal
Netball coach, two children, dog.`,
    },
  ],
};
