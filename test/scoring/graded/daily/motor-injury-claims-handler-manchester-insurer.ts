import type { GradedJob } from '../types.ts';

export const motorInjuryClaimsHandlerManchesterInsurer: GradedJob = {
  job: 'motor-injury-claims-handler-manchester-insurer',
  title: 'Claims Handler – Motor Injury',
  spec: `Claims Handler – Motor Injury
Location: Manchester, Spinningfields (hybrid 2/3)
Salary: £29,500 – £35,000 depending on experience, plus bonus
Closing date: 20 November 2026

About Brackenridge Mutual
For more than a hundred years Brackenridge Mutual has been there for its members when things go wrong. Today 2,600 colleagues in five locations look after 1.9 million policies. We are a mutual, so we answer to members and not to shareholders, and we think that shows in the way we settle.

The opportunity
Our Third Party Injury team deals with claims brought against our policyholders after road traffic accidents, from soft tissue up to about £50,000. As a Handler you will own a portfolio of around 140 live files, decide liability, weigh medical evidence, reserve, make offers and bring matters to a fair end, in good time and at the right cost.

About you
It is essential that you can demonstrate:
– a minimum of two years handling motor personal injury claims yourself, for an insurer, a claims management company / TPA or a law firm (acting for either side)
– working knowledge of the MoJ (RTA) Portal and Official Injury Claim, including the whiplash tariff
– that you have valued injury claims and negotiated settlements of them

It would be great if you also had the Cert CII or were part of the way there, had met fundamental dishonesty or low-speed-impact arguments, and had some exposure to litigated files.

What you'll get
27 days' holiday, a pension to which we contribute up to 12%, life cover, an exam bonus for CII papers, volunteering days, and our award-winning Thrive wellbeing programme.

Inclusion
We want our teams to look like the members they serve. We are Disability Confident and happy to talk flexible working. If you need an adjustment at any stage, please tell us.

All offers are subject to credit, sanctions and criminal record checks, as required for regulated roles.`,
  graded: [
    {
      name: 'leanne-mcbride-claimant-fee-earner',
      kind: 'synonym',
      low: 86,
      high: 95,
      best: 91,
      why: 'Five years of RTA injury files for claimants in a law firm, both portals, quantum and offers with her own authority; no Cert CII yet but two units.',
      lacks: [],
      cv: `Leanne McBride
Stretford, Manchester · leanne.mcb@mail.example

RTA FEE EARNER, Hartshead Solicitors LLP, Manchester, 14 June 2021 – now

On the claimant side of the fence and curious about yours. I run about 165 matters with nobody looking over my shoulder below £15k. Typical file: rear-end shunt, neck and back with a bit of anxiety, prognosis nine to fourteen months. I submit the CNF, answer what comes back on liability, instruct the medical expert through MedCo, read the report properly, put a figure on it, and haggle with the insurer at Stage 2 until there is an agreement or it goes to Stage 3. Since the reforms the smaller ones go via OIC: tariff for the whiplash, Hassam-type reasoning for the mixed injuries, uplift arguments when exceptional. Last year I settled 211 claims, average 6% above first offer, 94 of them OIC. The bigger ones (fractures, one brain injury that was moved upstairs) drop out to the fast track; I have drafted Part 7 particulars, schedules of loss, Part 36 offers and attended two JSMs. I've learned to smell a phantom passenger and have dropped nine clients for it.

PARALEGAL, Peel Moss Law, Salford, Sept 2019 – June 2021
Housing disrepair and the front end of PI: intake calls, file opening, rehab referrals.

EDUCATION
LLB (2:1), Irwell University, 2019
CII: passed IF1 and (this spring) IF4, one more to go for the Certificate

Bikes, bread, Bury FC.`,
    },
    {
      name: 'philip-okonjo-large-loss-overqualified',
      kind: 'overqualified',
      low: 76,
      high: 88,
      best: 82,
      why: 'Seventeen years in motor injury, ran the portal and OIC teams and negotiates multi-million claims; far above the level but every must is met.',
      lacks: [],
      cv: `PHILIP A. OKONJO ACII
Sale, Cheshire

Technical Manager – Large & Complex Injury
Lancastrian & County Insurance plc, Manchester, 2019 – July 2026 (redundancy, office closed)
Head of a unit of nine for motor losses over £250,000. Personal load of 22 catastrophic files: spinal, amputation, severe TBI. Authority £1.5m. PPOs, interim payments, care experts, rehabilitation code. From late 2020 to 2022 seconded to lead the company's preparation for Official Injury Claim: designed the workflow, trained 46 handlers in tariff valuation, and carried a small OIC caseload for the first three months to find out where it broke. Also answered for Stage 1 and 2 performance of the RTA Portal team until 2023.

Senior Injury Claims Handler, then Team Leader
Lancastrian & County, 2012 – 2019
Third-party injury up to £100k, half of it litigated; LVI and fraud rings with the SIU.

Claims Handler (third party bodily injury)
Roebuck Insurance Services, Stockport, September 2009 – 2012
Portal files from the first day the Portal existed (2010). 180 claims. Negotiated with claimant firms every day of the week.

ACII 2016, Cert CII 2011. BSc Geography, 2009.

Why a handler's job? After seven years of budgets and headcount I would like to settle claims again and be home for tea. I understand what the post pays and have thought about it.`,
    },
    {
      name: 'rachel-tindall-damage-adjacent',
      kind: 'adjacent',
      low: 33,
      high: 47,
      best: 40,
      why: 'Five years of motor claims, but vehicle damage and credit hire; every injury went to another team and she says so.',
      lacks: [
        'two years of motor personal injury',
        'MoJ Portal and OIC knowledge',
        'valuing and negotiating injury claims',
      ],
      cv: `Rachel Tindall, Bolton

Claims adviser with over five years in motor, looking to progress into injury.

Vantage Motor Claims, Bolton
Third Party Damage Handler
March 2023 to present
* 120 open files: repair costs, total loss, diminution, loss of use
* Liability decisions from dashcam, engineers' evidence and locus plans; 50/50s argued every day
* Credit hire: rates evidence, need, impecuniosity, GTA and non-GTA; saved £212k against presented hire charges in 2025
* Small claims bundles for damage-only disputes, attended two hearings to observe

First Notification Handler
January 2021 to February 2023
* 45 calls a day, set up the claim, arrange recovery and repair, warm words to shaken people
* Where anyone was hurt, took down the basics and sent the file on to the BI team the same hour

So far I have not dealt with injury claims: they leave my desk as soon as one is intimated, I do not have a log-in to the portals and have not valued one. I did sit with the BI team for two afternoons this summer.

Cert CII (2024): IF1, IF4, LM1
A levels: Law, Psychology, Maths. 2020.`,
    },
    {
      name: 'dominic-hale-thirteen-months',
      kind: 'years',
      low: 57,
      high: 69,
      best: 63,
      why: 'Right work on both portals with real settlements, but thirteen months of it against the two years that are essential.',
      lacks: ['two years of motor injury handling'],
      cv: `DOMINIC HALE
Flat 6, 81 Ashworth Street, Manchester M15

EMPLOYMENT HISTORY

10/2025 – present
Injury Claims Handler, Cotter Lyle Claims Services (TPA for three taxi and fleet insurers), Manchester
Portfolio of 110 third party injury claims. Respond to CNFs inside the 15 days, investigate with the drivers, admit or deny, go through medical reports, value whiplash on the tariff and the non-tariff part by the JC Guidelines, make and defend offers. 128 settled so far, about a third on Official Injury Claim, my limit is £5,000. Refer suspicious ones to the fraud desk; three repudiated. Reserve reviews monthly.

09/2024 – 09/2025
Graduate trainee, same company
Four rotations of three months: property, liability (public), motor damage, finance. No files of my own.

2021 – 2024
Student; weekends at a phone shop in the Arndale.

EDUCATION
BA Business and Law, Mersey Gateway University, 2024
Cert CII: two units passed (2025, 2026), third booked for January 2027

INTERESTS
Five-a-side, chess, my sister's greyhound`,
    },
    {
      name: 'stuart-beddoes-warranty-trap',
      kind: 'trap',
      low: 6,
      high: 18,
      best: 11,
      why: "Motor claims and a portal, but these are manufacturers' warranty claims of a car dealer; no injury, no insurance.",
      lacks: [
        'two years of motor personal injury',
        'MoJ Portal and OIC knowledge',
        'valuing and negotiating injury claims',
      ],
      cv: `STUART BEDDOES
Motor Claims Handler

Oldham, OL4

Calder Motor Group (franchised dealer, three marques), Rochdale
Warranty Claims Handler, Apr 2018 – present

I process 350 motor claims a month from the workshop and submit them on the manufacturers' portals within the time limit. I check the job card, labour times, causal part, photos and diagnostic codes, decide whether the claim stands, and negotiate with the area warranty manager when goodwill is asked for. Rejection rate down to 1.8%, the best in the region two years running. Hold parts for return and audit. Handled an airbag recall with 1,140 vehicles, for which customers had been told that the inflator could injure them. Settle contributions with customers at the service desk, some of whom are upset.

Service Adviser, Calder Motor Group, 2014–2018
Tyre and exhaust fitter, Speedline Oldham, 2010–2014

NVQ 3 Vehicle Maintenance. Manufacturer's warranty certification, level 2, renewed 2025.
Kerridge/CDK, Excel, full driving licence.`,
    },
  ],
};
