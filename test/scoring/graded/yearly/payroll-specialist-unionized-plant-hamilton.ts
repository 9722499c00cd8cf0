import type { GradedJob } from '../types.ts';

export const payrollSpecialistUnionizedPlantHamilton: GradedJob = {
  job: 'payroll-specialist-unionized-plant-hamilton',
  title: 'Payroll Specialist, Hourly and Unionized (Hamilton, ON)',
  spec: `Stoney Ridge Foods: Payroll Specialist (Hourly)
Hamilton, Ontario. Hybrid, two days from home. Permanent, full-time.

About us
We make frozen pies and soups in three plants (Hamilton, Brampton and Trois-Rivières). About 1,150 people, most of them paid by the hour, most of them members of UFCW or Unifor.

The job
- Take the bi-weekly hourly pay from time-clock import to funded deposit, every other Wednesday, no excuses
- Read our three collective agreements and turn them into pay rules: shift premiums, call-in pay, seniority vacation, retro after bargaining
- ROEs, garnishments, WSIB, union dues, pension remittances
- Year-end: balance and file T4s, and RL-1s for Quebec
- Answer the questions at the window, patiently

You bring
- PCP or PLP designation from the National Payroll Institute, in good standing (we check)
- At least four years processing complete payroll in Canada for a few hundred employees or more
- Proven experience paying people under a union contract
- Excel you would not be ashamed to show

Even better
- Quebec payroll
- Dayforce or UKG
- Some French

What you get
Salary $72,000 to $81,000, RPP, benefits from day one, and as many pies as is sensible.

Stoney Ridge is an equal opportunity employer and provides accommodation at any stage of recruitment under the AODA. Only those chosen for interview will be contacted.`,
  graded: [
    {
      name: 'jocelyn-fraser-pcp-steel',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 94,
      why: 'PCP in good standing, nine years of full-cycle hourly union payroll, Quebec filings and Dayforce.',
      lacks: [],
      cv: `JOCELYN FRASER, PCP
Burlington, Ontario  |  289-555-0133  |  jfraser@mail.example

PROFESSIONAL EXPERIENCE

Payroll Specialist, Union Hourly
Carrick Tube & Pipe Inc., Hamilton, ON                     April 2020 - Present
- Process bi-weekly payroll for 780 hourly employees in Ontario and 95 in Quebec, start to finish, in Dayforce
- Interpret two USW agreements and one Unifor agreement; built 40+ pay codes for premiums, call-back and stand-by pay
- Calculated and paid $1.1M of retroactive wages after the 2023 settlement, no grievances filed on it
- File ROEs, remit source deductions, EHT, WSIB, CNESST, dues and pension; balance and file T4, RL-1
- Sit in on step 2 grievances where pay is at issue

Payroll Administrator
Kenilworth Bakery Group, Stoney Creek, ON                   Aug 2017 - March 2020
- Weekly payroll of 410 BCTGM members on ADP Workforce Now, time clock edits, garnishments, vacation accruals
- Year-end reconciliation with zero PIER discrepancies two years running

Payroll and AP Clerk
Lakeview Autoparts, Grimsby, ON                             May 2016 - July 2017

CERTIFICATION
Payroll Compliance Professional (PCP), National Payroll Institute, certified 2018, CPE hours up to date and membership paid to 2027

EDUCATION
Business Administration - Accounting diploma, Escarpment College, 2016

French: basic (I can get through a phone call with Revenu Québec)
Excel: pivot tables, XLOOKUP, Power Query`,
    },
    {
      name: 'wanda-oyelaran-teamsters-plp',
      kind: 'synonym',
      low: 86,
      high: 96,
      best: 91,
      why: "PLP with nine years of paying Teamsters members end to end, told without the ad's vocabulary and with some Quebec.",
      lacks: [],
      cv: `WANDA OYELARAN
Brampton ON

I have been getting people paid for most of my working life. Right now it is 1,900 drivers, dock hands and mechanics at a trucking company, every second Thursday, and I have yet to miss one.

Since October 2017
Bramalea Northbound Freight Lines, Brampton. Started as Pay Coordinator, Senior Pay Coordinator since 2021.
My week starts with the punches and the driver logs coming in from nine terminals and ends when the bank file is released. In between are the things the Teamsters contract says: minimum call, bump rights, bereavement, the cost of living adjustment, the vacation by years of service. After ratification in 2022 I worked the back pay for 14 months by hand first and then in UKG, because nobody believed the system (the system was right). Records of employment inside five days. Court orders and Family Responsibility Office deductions. CPP, EI and tax to the CRA, workers' comp in four provinces. Every February the slips, and that includes the Relevé 1 for the Dorval yard with its QPIP and the health services fund.
I write the macros that the other three in the office use.

2014 to 2017
Peel Linen Services, Mississauga. Payroll Clerk. 220 laundry workers, Workers United local, weekly.

Letters after my name: PLP (it was called CPM when I started the courses), awarded 2022, dues and continuing education current. PCP before that, 2016.

B.Com., Ogun Lagoon University, 2009. Canadian citizen. I speak English, Yoruba, and kitchen French.`,
    },
    {
      name: 'gordon-pettigrew-lapsed-pcp',
      kind: 'lapsed',
      low: 58,
      high: 70,
      best: 64,
      why: 'Long union payroll record but the PCP designation lapsed in 2023 and he has not reinstated it.',
      lacks: ['PCP or PLP in good standing'],
      cv: `Gordon Pettigrew
Ancaster, Ont.
905 555 0164

Work

Sr. Payroll Administrator - Niagara Escarpment Health Centre, St. Catharines      2019/02 to present
  1,340 employees (ONA, CUPE, OPSEU), bi-weekly. Full process in Meditech and then UKG Pro since the 2022 changeover, on which I was payroll lead. I load every increase that the arbitrators hand down, including the Bill 124 retro, which took most of one spring. HOOPP, ROEs, T4s, WSIB, union dues.

Payroll Administrator - Welland Forge Ltd.      2011/06 to 2019/01
  350 hourly (Unifor local), weekly. Ceridian. Garnishments, shift premium rules, profit share.

Timekeeper - Welland Forge Ltd.      2006 to 2011

Education and courses
Twelve Mile Creek College, Office Administration, 2005
Payroll Compliance Practitioner (PCP): earned in 2012. I stopped paying the membership and logging hours in the pandemic and the designation lapsed in January 2023. I could go back and ask for reinstatement if the job needs it.

Advanced Excel (St. John's evening school, 2015)
No French I'm afraid.`,
    },
    {
      name: 'alison-whitcombe-uk-cipp',
      kind: 'foreign',
      low: 36,
      high: 48,
      best: 42,
      why: 'Eight years of competent UK union payroll, but no Canadian payroll and no PCP or PLP.',
      lacks: ['PCP or PLP designation', 'Four years of payroll in Canada'],
      cv: `Alison Whitcombe MCIPP

Arrived in Hamilton, Ontario on PR in August 2026. Previously Derby, England.

Profile
Payroll professional with eight years' experience of weekly and monthly payrolls in manufacturing and the public sector. Used to working with recognised trade unions.

Employment
Payroll Officer, Trentside Castings Ltd, Derby
January 2021 - July 2026
850 weekly-paid shift workers and 200 monthly staff. Unite and GMB pay agreements, shift allowances, sick pay schemes, back-dated awards. RTI submissions to HMRC, auto-enrolment pensions with NEST, P45s, P60s, P11Ds, attachment of earnings orders. Sage 200 and later Zellis.

Payroll Assistant, Amberbrook District Council
July 2018 - December 2020
Monthly payroll of 620 officers under the NJC Green Book. Local Government Pension Scheme returns. iTrent.

Qualifications
Foundation Degree in Payroll Management, CIPP, 2022. Full member of the Chartered Institute of Payroll Professionals.
A levels: Business, Maths, French (grade B)

I've enrolled on the first course of the National Payroll Institute, Payroll Compliance Legislation, to begin in January 2027. I haven't yet run a payroll in Canada.`,
    },
    {
      name: 'tyler-nakamura-six-years-claimed',
      kind: 'overlap',
      low: 60,
      high: 72,
      best: 66,
      why: 'PCP and union pay are there, but the claimed six years are three overlapping posts within little more than two years.',
      lacks: ['Four years of payroll processing in Canada'],
      cv: `Tyler Nakamura, PCP
Hamilton ON / tnakamura@inbox.example

SUMMARY: Certified payroll practitioner with over six years of combined experience in full cycle Canadian payroll, unionized and non-union.

PAYROLL COORDINATOR - Harbourfront Marine Terminals (ILA local, 460 hourly)
09/2024 - present
End to end bi-weekly run in Dayforce; hall dispatch rates, meal penalties and statutory holiday rules from the longshore agreement; ROEs; remittances; 2024 and 2025 year-end slips balanced and filed. Wrote the desk manual.

PAYROLL CONTRACTOR (evenings, remote) - Tallyho Bookkeeping
11/2024 - present
Small business clients, 4 to 60 employees each, on QuickBooks and Payworks. Around 20 pay runs each month.

PAYROLL SPECIALIST (part-time contract, weekends) - Golden Crescent Retirement Homes
10/2024 - 08/2026
320 personal support workers and kitchen staff under an SEIU agreement. Sick bank and weekend premium calculations, T4.

ACCOUNTS PAYABLE CLERK - Harbourfront Marine Terminals
06/2022 - 08/2024
Vendor invoices, cheque runs, three-way match, month-end accruals. No payroll duties.

PCP - National Payroll Institute, completed 2024, member in good standing
Diploma in Business - Thames Bend College, 2022`,
    },
  ],
};
