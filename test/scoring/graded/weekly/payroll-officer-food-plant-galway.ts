import type { GradedJob } from '../types.ts';

export const payrollOfficerFoodPlantGalway: GradedJob = {
  job: 'payroll-officer-food-plant-galway',
  title: 'Payroll Officer (Weekly & Monthly)',
  spec: `PAYROLL OFFICER (WEEKLY & MONTHLY)
Tobberkeen Foods, Ballinasloe, Co. Galway. Permanent, 39 hours, on site four days.

Who we are
We cook and pack chilled meals for the Irish multiples. 640 people are paid by us every Thursday, most of them on rotating shifts, and a further 110 are paid on the last Friday of the month.

What you'll be doing
• Getting both payrolls out the door, from the clock data to the bank file, with one colleague to cover your leave
• Shift premium, overtime, Sunday rate, public holiday entitlement, sick pay
• Dealing with people at the hatch who think their wages are wrong, and being nice about it
• Pension auto-enrolment, union deductions, attachment orders, Department of Social Protection forms
• Month-end journals and reconciliation of the wages control account
• CSO returns and the gender pay gap figures once a year

What we can't do without
• The IPASS Certificate in Payroll Techniques, completed (the Diploma is of course fine too)
• Three years or more running an Irish payroll yourself from start to finish, including the submissions to Revenue on ROS in each pay period

What would help
• Manufacturing, or any other hourly paid, clocked workforce
• A time and attendance system – we use Softworks, but if you know another you'll pick it up
• Megapay, Sage Micropay, CoreHR or similar
• Good Excel: lookups and pivots at least
• A bit of Polish or Portuguese, as about a third of the floor speaks one or the other

What you get
€44,000–€49,000 depending on experience, 23 days, canteen, pension at 5 %, bonus of up to 4 %. Applications with CV by 20 November to the HR office.`,
  graded: [
    {
      name: 'deirdre-mannion-strong',
      kind: 'strong',
      low: 89,
      high: 98,
      best: 94,
      why: 'IPASS certificate and diploma, over nine years of weekly and monthly Irish payroll in a factory with ROS submissions up to now.',
      lacks: [],
      cv: `DEIRDRE MANNION
Kilconnell, Ballinasloe | 087 555 0142 | d.mannion@postbox.example

Payroll Specialist – Carrowmore Medical Plastics, Athenry
June 2019 to date
- Sole responsibility for a weekly payroll of 410 operatives on four-cycle shift and a monthly one of 85 salaried staff.
- Pull hours from Kelio every Monday, chase missing clockings with supervisors, apply shift premium (20 % evenings, 33 % nights), overtime and Sunday rate, run gross to net in Megapay, send the payroll submission to Revenue through ROS and release the SEPA file by Wednesday 3 pm.
- Brought the company through the move to statutory sick pay and, last January, into My Future Fund: 62 people enrolled, letters in four languages.
- SIPTU deductions, maintenance orders, LPT, illness benefit.
- Post the wages journal and agree the control account to the general ledger before day 3.
- Answer 30 or so queries a week face to face.

Payroll Administrator – Shannonbridge Mushrooms Ltd, Co. Roscommon
Feb 2017 – May 2019
Weekly payroll for 230 pickers and packers, piece rate and hourly, Sage Micropay. Handled the change to real-time reporting in January 2019. Year-end P35/P60 for 2017 and 2018.

Accounts assistant – Roche & Tully Builders Providers, Loughrea
2014 – 2017
Creditors, bank recs.

Qualifications
IPASS Diploma in Payroll Management, 2021
IPASS Certificate in Payroll Techniques, 2018 (distinction)
Leaving Certificate 2012; Business Studies Level 6, Galway Further Education, 2014

Systems: Megapay, Micropay, Kelio, Excel (pivot tables, XLOOKUP, some Power Query)
Languages: English, Irish, a fair amount of kitchen Polish.`,
    },
    {
      name: 'noel-hanrahan-wages',
      kind: 'synonym',
      low: 85,
      high: 95,
      best: 90,
      why: 'Wages supervisor with the Irish Payroll Association certificate and eleven years of full Irish wage runs, told in other words.',
      lacks: [],
      cv: `Noel Hanrahan
14 Abbey Court, Athlone, Co. Westmeath

I have been paying people for a living since 2015. At the moment I look after wages at Lough Ree Joinery & Kitchens, who employ 290 hourly paid in the mill and the fitting teams plus about 60 in the offices. Before that I did the same at a haulage firm.

WAGES SUPERVISOR, Lough Ree Joinery & Kitchens, Monksland (March 2020 to now)
Everything from the TMS clock download to the money being in the account is mine, with a part-timer helping on Tuesdays. I fetch the revenue payroll notifications before every run, file the return to the Revenue Commissioners online on or before each pay day (52 + 12 a year, never late) and reconcile what they say we owe with what the books say. Travel time and country money for fitters, SEO rates for the construction grades, night rate in the mill, BIK on 41 vans. Package is CoreHR; went from Quantum to CoreHR in 2022 and did the parallel runs. Costing by department goes to the accountant as a spreadsheet I built.

WAGES CLERK, Dolan Refrigerated Haulage, Moate (Sept 2015 to Feb 2020)
130 drivers and yard staff, weekly, Sage. Subsistence, night-out money, working time records. Took over the whole run alone from early 2016.

Training
Irish Payroll Association: certificate course in payroll techniques finished November 2017, yearly CPD update since.
Accounting Technicians Ireland, year 1 only (2014).

I like the people side: if someone is short on a Thursday I would sooner go down to him than have him come up to me.`,
    },
    {
      name: 'aoife-brehony-studying',
      kind: 'in-progress',
      low: 55,
      high: 68,
      best: 62,
      why: 'Four years of real Irish payroll, but the IPASS certificate is only half done with the last exam in December.',
      lacks: ['IPASS Certificate in Payroll Techniques completed'],
      cv: `Curriculum Vitae – Aoife Brehony
Date of birth: 3/9/1996 – Address: Portumna, Co. Galway – Full clean licence

EMPLOYMENT

10/2022 – present. Payroll & Accounts Assistant, Clonfert Care Homes Group
Three nursing homes, 215 staff paid fortnightly. I do the payroll from rosters through to payment and have done so without supervision since the end of my first month: rosters checked against TimePoint, Sunday and night premium, public holidays, maternity, illness benefit adjustments, new starters and leavers set up on ROS, submission on the day, net pay file uploaded, payslips out by e-mail. Thesaurus, then BrightPay since January 2024. Auto-enrolment set up January 2026. Also purchase ledger two days a week.

08/2018 – 09/2022. Receptionist and then office administrator, Derrybrien Motors
Stock book, invoices, diary. Sent the hours to the outside bookkeeper; he did the wages.

EDUCATION
IPASS Certificate in Payroll Techniques – enrolled February 2026. Passed the first exam in June (81 %). Final exam on 5 December 2026, results in January.
BA (Arts), 2018, 2.2
Leaving Cert 2014

INTERESTS
Camogie, second team. Treasurer of the club.`,
    },
    {
      name: 'stephen-mccloskey-uk',
      kind: 'foreign',
      low: 44,
      high: 58,
      best: 51,
      why: 'Eight strong years of payroll but all under HMRC in Northern Ireland, with a CIPP instead of the IPASS certificate and no Irish run.',
      lacks: [
        'IPASS Certificate in Payroll Techniques',
        'three years running an Irish payroll with ROS submissions',
      ],
      cv: `STEPHEN McCLOSKEY                                   Strabane, Co. Tyrone
Relocating to east Galway in January 2027 (partner's work)

PROFILE
Payroll officer with eight years in food processing and public transport north of the border. CIPP qualified. All of my experience is with the UK system; I have read up on PAYE and USC and start with a short course in the new year.

Company                          Post                      Dates
Foylebank Poultry, Derry         Payroll Officer           04/2021 - now
North West Coaches, Strabane     Payroll Clerk             07/2018 - 03/2021

Foylebank Poultry
Weekly payroll for 780 operatives across three shifts, Kronos feeding into Sage 50 Payroll. Overtime bands, attendance bonus, night allowance, statutory sick and maternity pay, NEST, child maintenance deductions, student loans. FPS each Friday and EPS monthly to HMRC. P60s, P11Ds. Payroll journals to Finance, control account balanced with a £12 difference in five years. Two internal audits without findings. Polish and Tetum speaking floor staff: wrote a one page guide to the payslip in both with the help of the union rep.

North West Coaches
Four-weekly payroll for 160 drivers. Rest day working, spread-over, holiday pay averages.

EDUCATION
CIPP Foundation Degree in Payroll Administration and Management, 2022
HND Business, Letterkenny campus, 2017

Excel advanced. Sage 50, Kronos, Staffology.`,
    },
    {
      name: 'karolina-w-keywords',
      kind: 'list',
      low: 24,
      high: 39,
      best: 32,
      why: 'A list of payroll words with an office job behind it that contained no payroll; neither the certificate nor the years are shown.',
      lacks: [
        'IPASS Certificate in Payroll Techniques',
        'three years running an Irish payroll with ROS submissions',
      ],
      cv: `Karolina Wrzesniewska
Tuam

KEY SKILLS
Payroll · weekly payroll · monthly payroll · gross to net · ROS · Revenue · PAYE · PRSI · USC · RPN · auto-enrolment · shift premium · overtime · holiday pay · time and attendance · Softworks · Megapay · Micropay · CoreHR · Excel · VLOOKUP · pivot tables · reconciliation · control account · journals · CSO returns · GDPR · IPASS

OBJECTIVE
To obtain a position of Payroll Officer in a dynamic company where I can use my payroll knowledge and my excellent communication in Polish (native) and English (fluent).

WORK
2021 - 2026 Office Assistant, Headford Road Dental Supplies. Answering the phone, typing quotes, packing web orders, post, filing.
2016 - 2021 Deli counter, Costigan's SuperValu.

COURSES
Payroll introduction (online, 6 hours), 2025. Excel for the Office, 2023.

Hobbies: running, baking`,
    },
  ],
};
