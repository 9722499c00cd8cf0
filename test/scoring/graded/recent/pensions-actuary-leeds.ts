/** Pensions Actuary / Actuarial Consultant (DB): Fellow of the IFoA or another mutually recognised actuarial association; five years' experience of UK defined benefit pensions decide it. */
import type { GradedJob } from '../types.ts';

export const pensionsActuaryLeeds: GradedJob = {
  job: 'pensions-actuary-leeds',
  title: 'Pensions Actuary / Actuarial Consultant (DB)',
  spec: `Actuarial Consultant – Defined Benefit Pensions
Leeds (hybrid, two days in the office) | Permanent | £75,000 – £95,000 + bonus

Harcastle Benson is an independent firm advising the trustees and sponsors of around 140 UK pension schemes. We are owned by our partners and have no parent company to please. Our Leeds team is growing and we are looking for a qualified actuary to take on a portfolio of clients.

You will
• lead triennial actuarial valuations from data request to signed recovery plan
• present funding results to trustee boards and sponsoring employers
• advise on the new funding code, journey planning and member options
• peer review work and coach our student actuaries

Requirements
• Fellow of the Institute and Faculty of Actuaries, or Fellow of another actuarial association with mutual recognition (e.g. FSAI, FCIA)
• A minimum of five years' experience of UK defined benefit pensions
• Strong written and verbal communication; you can explain a discount rate to a lay trustee
• Comfortable in Excel and at least one valuation system

It would be great if you also bring
• Exposure to buy-ins / buy-outs or GMP equalisation
• VBA, R or Python
• A wish to hold a Scheme Actuary certificate in due course

Benefits include 12% employer pension contribution (naturally), private medical cover and 28 days' holiday. Harcastle Benson is an equal opportunities employer and a Disability Confident committed organisation.`,
  graded: [
    {
      name: 'sponsor-side-ffa',
      kind: 'synonym',
      low: 84,
      high: 94,
      best: 89,
      why: "FFA (a Fellow of the same body) with nine years of final-salary scheme funding work, dated and current, told in words other than the ad's.",
      lacks: [],
      cv: `EILIDH MACRAE, FFA
Edinburgh, moving to Harrogate this winter

I help companies with legacy final salary arrangements work out how much to pay in, for how long, and when they can pass the whole thing to an insurer.

Since June 2020 – Senior Manager, Corporate Pensions Advisory, Dunmore Tait LLP
I look after eleven company clients with closed final salary plans in Britain (the largest £1.3bn of liabilities). Every three years I run the full funding exercise on the company's behalf: check the membership data, settle the basis, calculate technical provisions, then negotiate deficit contributions across the table with the trustees' advisers. I speak at board meetings, usually to finance directors with little patience for jargon. Priced and brought to market two full-scheme annuity purchases (2022, 2024). Year-end IAS 19 figures. I check the work of four trainees and mentor two.

Oct 2017 – May 2020 – Analyst then Assistant Manager, same firm's trustee practice
Cash equivalent transfer bases, commutation factors, member by member equalisation of guaranteed minimums (Lloyds judgment project team), annual funding updates. Liability runs in SuperVal and ProVal; cleaned data with R.

Qualified as a Fellow of the Faculty in December 2021, current practising member, CPD up to date. Have started collecting the experience log for a Practising Certificate.

MA (Hons) Mathematics, St Andrews, 2017, First.`,
    },
    {
      name: 'montreal-fcia',
      kind: 'any-of',
      low: 85,
      high: 95,
      best: 90,
      why: 'FCIA is one of the accepted fellowships and eight years of UK DB valuation work are dated and current.',
      lacks: [],
      cv: `Claire Bouchard, FCIA
Curriculum vitae — York, UK (settled status not required: British spouse, indefinite leave to remain)

Professional standing
Fellow, Canadian Institute of Actuaries (2016). Affiliate member of the IFoA since 2018.

Experience
2018-09 → present   Pellow Grange Pension Consultants, York
  Consultant (2018-2021), Senior Consultant (2021-now)
  - Appointed lead on 9 DB schemes, 60 to 4,200 members, under UK legislation
  - 14 triennial valuations completed, including SFP, recovery plan and submission to TPR
  - Present at trustee meetings roughly 30 times a year
  - Led transition of three schemes to the 2024 DB Funding Code (low-dependency basis, fast track tests)
  - GMP equalisation: method C for two schemes
  - Reviewer for juniors; technical owner of our PFaroe models
  - Automation of data checks in Python
2012-05 → 2018-07   Régie Laurentide, Montréal
  Actuarial analyst, later actuary. Registered pension plans in Québec; solvency and going-concern reports.

Studies
B.Sc. Actuariat, Université Laval, 2012

Languages: French, English (daily working language)
Interests: fell running, choir`,
    },
    {
      name: 'one-exam-to-go',
      kind: 'in-progress',
      low: 57,
      high: 69,
      best: 63,
      why: 'Six years of very good DB work but still a part-qualified student with SA4 outstanding, so no fellowship.',
      lacks: ['Fellow of the IFoA or another mutually recognised actuarial association'],
      cv: `Rohan Deshpande
Leeds LS6 • Part-qualified pensions actuary

PROFILE
Six years in DB pensions consulting. All IFoA exams passed apart from SA4, which I am resitting in April 2027 (46% and 54% at the last two attempts).

EMPLOYMENT
Northgate & Vale Actuaries, Leeds
Associate Consultant, Jan 2023 – date
» Day-to-day project manager for triennial valuations on 8 schemes (assets £15m–£620m); draft the report, SFP and schedule of contributions for the Scheme Actuary to sign
» Present initial results to trustees, usually alongside a partner, on my own for two smaller clients
» Ran member option exercise (PIE) for a manufacturing client
» Buy-in preparation: data cleanse and benefit specification, £90m scheme, completed 2025
» First-line checker; buddy to three graduates

Actuarial Trainee / Actuarial Analyst, Sept 2020 – Dec 2022
» Transfer values, accounting disclosures (FRS 102), annual updates, factor reviews

EXAMS
CS1-2, CM1-2, CB1-3, CP1-3, SP2, SP4 passed. SA4 outstanding.

EDUCATION
University of Warwick, BSc MORSE, 2:1, 2020

IT
Excel/VBA (advanced), SuperVal, a bit of Python`,
    },
    {
      name: 'motor-pricing-fia',
      kind: 'adjacent',
      low: 38,
      high: 54,
      best: 46,
      why: 'A genuine FIA, but every year since 2013 is general insurance pricing; nothing on DB pensions beyond a summer placement.',
      lacks: ["five years' experience of UK defined benefit pensions"],
      cv: `Thomas Okonjo-Reed FIA

tom.okonjoreed@mail.example | Wakefield

Career summary. Qualified actuary (FIA 2017) who has spent thirteen years in personal lines. Looking for a change of direction into a consulting environment nearer home.

Head of Motor Pricing – Bellwether Direct, Leeds (03/2021–present)
Own technical and street price for 900k private car policies. Team of nine actuaries and data scientists. GLM and gradient boosting models in Python and Emblem; weekly trading meeting with the commercial director. Reduced loss ratio by 5 pts in 2023. Explain rate changes to the executive committee, the regulator and, twice, the local press.

Pricing Actuary – Corvane Insurance, Manchester (2016–2021)
Home and motor. Built telematics rating structure; FCA pricing practices reform; mentored students through CP2 and ST8.

Actuarial Analyst – Corvane Insurance (2013–2016)
Quarterly reserving triangles, then household pricing.

Summer intern, pensions team, Aldous & Hale, London (8 weeks, 2012): ran benefit calculations in a spreadsheet.

BSc Actuarial Science, Heriot-Watt, First, 2013`,
    },
    {
      name: 'eight-years-in-three',
      kind: 'overlap',
      low: 57,
      high: 71,
      best: 64,
      why: "The 'eight years' of DB add up three parallel engagements; by the dates it is September 2023 to now, a little over three years against five.",
      lacks: ["five years' experience of UK defined benefit pensions"],
      cv: `Georgina Talbot-Shaw
FIA (2022) – over eight years of defined benefit experience

KEY FACTS
- Pensions consulting: 3+ years. In-house scheme actuarial: 2 years. GMP project work: 3 years. Total 8+.
- Bulk annuity exposure, trustee presentations, line management

POSITIONS HELD

Actuarial Manager, Quayside Pensions Advisers, Newcastle. Sept 2023 to present.
Valuations for seven DB schemes, from assumptions paper to recovery plan. Trustee meetings each quarter for four of them. Supervise two students. Moved two clients to low-dependency targets. ProVal.

Secondee, Tyneside Engineering Group Pension Scheme (three days a week, via Quayside). January 2024 to December 2025.
In-house actuarial support to the scheme secretary, insurer quotations for a £210m pensioner buy-in, monthly funding dashboard.

GMP workstream lead, Quayside Pensions Advisers. Oct 2023 to present, alongside the above.
Equalisation calculations and rectification for 5 schemes; checker of the VBA tool.

Reserving Actuary, Hadrian Life plc, Newcastle. July 2017 to August 2023.
Solvency II technical provisions for term assurance and critical illness; lapse and mortality investigations; Prophet.

EDUCATION
Durham University, BSc Mathematics 2:1, 2017`,
    },
  ],
};
