import type { GradedJob } from '../types.ts';

export const reservingActuaryLloydsManagingAgentLondon: GradedJob = {
  job: 'reserving-actuary-lloyds-managing-agent-london',
  title: "Reserving Actuary, Lloyd's managing agent (London)",
  spec: `Subject: Reserving Actuary, EC3, up to £118k plus bonus

Hi there,

I hope you don't mind the note. I look after the reserving desk here at Harcombe Pryce Search and have just been given a brief exclusively by a managing agency a few minutes from Lime Street. They run two syndicates (a little over £800m of stamp, heavy on casualty and professional lines with some marine) and the person who has led the quarterly exercise for six years is moving into capital.

You would own the quarter-end reserve review from triangle to committee paper, defend your picks to the underwriters, feed the technical provisions for the Solvency II balance sheet, and be the day-to-day contact for the firm that signs the Statement of Actuarial Opinion. Two analysts would report to you.

What the client has told me plainly, so that I don't waste your time: you are a Fellow. FIA or FFA is what they expect but FCAS, FSAI or another mutually recognised fellowship is just as good. They saw several nearly-qualifieds last year and it is now a firm no. You have a minimum of five years in general insurance reserving, and that means non-life; a life or pensions background won't do, however clever the person.

Things that would please them: having worked in the Lloyd's market already, some R or Python so that the spreadsheets finally go, ResQ, and an IFRS 17 scar or two. Somebody who can tell a class underwriter "no" and still be asked for a drink.

Three days in the office. Interviews in the week of the 16th.

Happy to talk any evening.

Best,
Gemma`,
  graded: [
    {
      name: 'oliver-tranmere-fia-syndicate',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 94,
      why: 'FIA with ten years of syndicate reserving, SAO and committee work, R and IFRS 17, at the right level.',
      lacks: [],
      cv: `OLIVER TRANMERE FIA
Walthamstow, London E17 | 07700 900418 | o.tranmere@mailbox.example

PROFILE
General insurance actuary. I have spent nearly all of my career on Lloyd's reserves and like the argument at the end of the quarter as much as the modelling.

CAREER

Senior Reserving Actuary, Kestlake Managing Agency, London
March 2021 to present
- Lead the quarterly review of Syndicate 4417 (£520m GWP: D&O, PI, US general casualty, cargo). Write and present the paper to the Reserving Committee.
- Main contact for the external signing actuary; SAO delivered without a query carried forward in each of the last four years.
- Strengthened the 2016-19 US casualty years by £31m after a social inflation study that the class underwriter did not want to hear. He came round.
- Rebuilt the data feed and diagnostics in R; closing cycle down from 14 working days to 8. ResQ still used for final picks.
- Manage one analyst and one student.
- IFRS 17 risk adjustment and discounting since transition.

Reserving Actuary, then Actuarial Analyst, Brantham & Cole Underwriting, London
September 2016 - February 2021
- Triangles, BF and Cape Cod selections for marine hull, energy and professional indemnity
- Gross to net, outwards reinsurance recoveries, Solvency II technical provisions, QMA and TPD returns to Lloyd's

Graduate, motor pricing, Severn Mutual, Bristol, Sept 2014 - Aug 2016

QUALIFICATIONS
Fellow of the Institute and Faculty of Actuaries, qualified December 2018
BSc Mathematics, first class, Tamar Valley University, 2014

OTHER
Rowing (badly). Governor at a primary school.`,
    },
    {
      name: 'rachel-oconnell-fcas-hartford-london',
      kind: 'any-of',
      low: 86,
      high: 96,
      best: 92,
      why: 'FCAS is named as just as good, with twelve years of property and casualty reserving, seven of them in London, told in American words.',
      lacks: [],
      cv: `Rachel O'Connell, FCAS, MAAA
London SE10 (UK settled status through spouse, no sponsorship)

I am a casualty actuary who crossed the Atlantic in 2019. Loss reserves have been the daily work throughout.

Lime Street Specialty (Syndicate 3361), Actuarial Manager, Loss Reserves. Jul 2019 to now.
I run the unpaid claim estimates for excess casualty, medical malpractice and financial lines, about $610M gross held. Each quarter I take the development data apart with two junior colleagues, settle the loss picks, meet every line of business head, then take the whole thing to the board sub-committee. The opinion for Lloyd's is given by an outside firm and I am the person they call. Booked-to-best-estimate reporting, Solvency II best estimate and premium provisions. Since January 2023 also the liability for incurred claims under the new insurance contracts standard. Python notebooks replaced eleven linked workbooks; ResQ for the final estimates.

Old Charter Casualty Company, Hartford, Connecticut. Actuarial Associate and later Assistant Actuary, Corporate Reserving. June 2014 - June 2019.
Workers' comp tail, general liability, asbestos and environmental. Schedule P, support to the Appointed Actuary, semi-annual deep dives.

Fellow, Casualty Actuarial Society, November 2018. Associate 2016. Member, American Academy of Actuaries.
B.S. in Statistics, Quinnebaug State University, 2014, summa cum laude.

Talks: "Tail factors when lawyers advertise", CAS Reserve Seminar 2024.`,
    },
    {
      name: 'devan-mistry-one-exam-left',
      kind: 'in-progress',
      low: 54,
      high: 67,
      best: 61,
      why: 'Seven years of good London Market reserving but not a Fellow: the last specialist exam is still awaiting its result.',
      lacks: ['Fellowship of an actuarial body'],
      cv: `Devan Mistry
Harrow HA3, devan.mistry@post.example

Part-qualified actuary (all IFoA exams passed except SA3; sat SA3 in September 2026, result due December)

EMPLOYMENT

Senior Actuarial Analyst - Reserving
Montclere Syndicates Ltd, London, May 2022 to date
Run the reserving for three of nine classes (cyber, terrorism, A&H) on my own and review the rest before they go to the Chief Actuary. I prepare the packs for the reserving committee and have presented to it twice when my manager was away. Built the actual versus expected monitor in R, now used in monthly management information. Day-to-day questions from the auditors and from the SAO provider come to me. Training two graduates.

Actuarial Analyst
Fennimore Re Europe, London, August 2019 to April 2022
Treaty reserving: property cat, motor XL, casualty proportional. ResQ projections, large loss loads, Solvency II technical provisions (TPs) each quarter. COVID event reserve with claims.

EXAMS
CS1, CS2, CM1, CM2, CB1-3, CP1, CP2, CP3, SP7, SP8: passed 2019 to 2025
SA3 (General Insurance Advanced): second attempt September 2026
Personal and Professional Development log complete.

EDUCATION
MSc Actuarial Science, Finsbury Park University, 2019 (Distinction)
BSc Economics, Charnwood University, 2018 (2:1)`,
    },
    {
      name: 'helen-garside-scheme-actuary',
      kind: 'adjacent',
      low: 46,
      high: 58,
      best: 52,
      why: 'A Fellow of long standing but all of it in defined benefit pensions; no general insurance reserving at all, which the ad rules out.',
      lacks: ['Five years in general insurance reserving'],
      cv: `HELEN GARSIDE, BSc FIA
Leeds / willing to relocate to London

Summary
Pensions actuary with 15 years' experience and a Scheme Actuary certificate, now looking for a change of field. I lead triennial valuations of up to £2.3bn of liabilities, explain technical reserves to trustees who would rather be somewhere else, and manage a team of six.

Career history

Ashdown Tarrant LLP, Leeds                    2015 - present
Associate, then Principal and Scheme Actuary (from 2019)
  o Scheme Actuary to 9 defined benefit schemes
  o Set technical provisions on the new funding code basis; negotiate recovery plans with employers
  o Two bulk annuity buy-ins (£140m and £385m), including data cleanse and insurer selection
  o Built Python tool for member option exercises
  o Sign actuarial certificates, present to trustee boards quarterly

Moor & Pennine Consulting, Leeds              2011 - 2015
Actuarial trainee / consultant
  o Transfer values, accounting disclosures under IAS 19, GMP equalisation pilots

Qualifications
Fellow of the Institute and Faculty of Actuaries (2014). Scheme Actuary Practising Certificate, renewed each year to 2026.
BSc Mathematics and Statistics, University of Weardale, 2011.

I have not worked in general insurance but studied SP7 papers out of interest this summer and find the reserving methods close to what I do in spirit.`,
    },
    {
      name: 'simon-achterberg-thin',
      kind: 'thin',
      low: 68,
      high: 81,
      best: 75,
      why: "The few lines give a fellowship and dated Lloyd's reserving since 2016, but nothing about what was done.",
      lacks: [],
      cv: `Simon Achterberg FIA
07700 900772, London SW16

2020 - now: Head of Reserving, Pellworth Syndicate 2206 (Lloyd's), property treaty and casualty
2016 - 2020: Reserving Actuary, Dunmarrow Insurance plc (commercial lines)
2013 - 2016: Analyst, Dunmarrow

Fellow of the Institute and Faculty of Actuaries since 2017. BA Mathematics, University of Ryedale.

Full CV and references on request. Notice period three months.`,
    },
  ],
};
