import type { GradedJob } from '../types.ts';

export const qcAnalyticalChemistPharmaCork: GradedJob = {
  job: 'qc-analytical-chemist-pharma-cork',
  title: 'QC Analytical Chemist, Ringaskiddy, Co. Cork',
  spec: `QC ANALYTICAL CHEMIST
Ringaskiddy, Co. Cork | Permanent | Days, with a four-week evening rotation twice a year

The site
Glenaveel Pharma Ireland makes small-molecule actives and oral solids for 60 markets. The QC laboratory has 34 people and is spread over raw materials, in-process, release and stability.

What you will be at
- Release and stability testing of API and tablets: assay, related substances, dissolution, water content, residual solvents
- Reviewing colleagues' data and notebooks, right first time
- Writing up out-of-spec and out-of-trend results and finding the real cause
- Taking methods in from our development group and showing that they work here
- Minding the instruments: system suitability, small repairs, keeping calibration in date
- Having the bench ready for an inspector on any given morning

You must have
- An honours degree (Level 8) in chemistry, analytical science, pharmaceutical science or similar
- Two years or more at the bench in a pharmaceutical QC lab working to GMP
- HPLC that you run and troubleshoot on your own

Nice to have
- Empower or another chromatography data system
- GC headspace, KF, dissolution baths
- LIMS, TrackWise
- Some part in a method transfer or validation
- Experience of a HPRA or FDA inspection

What we give
Salary €46,000 to €54,000, shift premium when on evenings, VHI, pension matched to 7%, canteen, bus from Kent Station.

We are an equal opportunities employer. CVs to the Talent team by 20 November.`,
  graded: [
    {
      name: 'aoife-lenihan-release',
      kind: 'strong',
      low: 89,
      high: 98,
      best: 94,
      why: 'Honours degree, over five years of GMP QC with HPLC every day, transfers, investigations and inspections, current to today.',
      lacks: [],
      cv: `AOIFE LENIHAN
Carrigaline, Co. Cork      087 555 0132      aoife.lenihan@example.ie

EDUCATION
BSc (Hons) Analytical Chemistry with Quality Assurance, Lee Technological University, 2017 - 2021. 2.1

EMPLOYMENT

QC Analyst II, Corrib Therapeutics, Little Island                     Feb 2024 - present
Release and stability of three oral solid products for EU and US.
 - HPLC and UPLC assay and impurities (Waters Alliance, Acquity; Empower 3). I'm the go-to person on the evening for pump and injector faults
 - Dissolution (baths 1, 2 and autosampler), KF, headspace GC
 - Lead investigator for 14 OOS/OOT events in TrackWise; average closure 19 days
 - Transferred the related substances method for a new strength from the Swiss site, wrote the protocol and report
 - Front-room for the dissolution station in the FDA inspection of Sept 2025, no observations for the lab
 - Peer review of about 40 data sets a month

QC Analyst, Munster Actives Ltd, Dunmanway                            Aug 2021 - Jan 2024
API plant. In-process and raw materials at first, then release.
 - HPLC, titrations, FTIR, residual solvents
 - LabWare LIMS super-user
 - GMP training record complete; HPRA inspections 2022 and 2023
 - Part of the 5S team that reduced sample turnaround from 6 days to 4

Work placement, Munster Actives, Jan - Aug 2020: cleaning verification swabs, TOC

INTERESTS
Camogie (Carrigaline intermediate), sea swimming

Referees: names available when needed`,
    },
    {
      name: 'piotr-dabrowski-labscientist',
      kind: 'synonym',
      low: 84,
      high: 95,
      best: 89,
      why: 'Different vocabulary (liquid chromatography, EudraLex, batch certification) but degree, four and a half years in a licensed medicines lab and independent chromatography are all dated.',
      lacks: [],
      cv: `Piotr Dabrowski, Midleton. Stamp not needed (EU citizen). 

I've been a laboratory scientist with Harbourview Generics in Youghal since April 2022. We hold a manufacturer's licence and everything on the bench is done by EudraLex Volume 4; the Qualified Person certifies on the strength of our figures, so there is no room for "nearly".

My section tests finished capsules and film-coated tablets, and the samples coming back from the 25 and 40 degree chambers. In an ordinary week I set up eight to ten liquid chromatography sequences (Agilent 1260 and 1290 with Chromeleon), content and degradation products both. When a peak tails or pressure climbs I sort it out myself: change the frit, remake the buffer, swap the column, and only then do I ring the engineer. Two of the younger analysts were trained by me and signed off last year.

Apart from that: release profiles in the paddle apparatus, coulometric moisture, solvents by gas chromatography now and then. In 2024 I did the accuracy, precision and robustness work for a new blood-pressure combination when it came over from our Polish sister lab. I write the laboratory part of deviations. When the authority came from Dublin in March 2025 I was asked to walk the inspector through a stability pull from chamber to certificate.

Earlier: 
technician then analyst, paint and coatings lab, Farbex sp. z o.o., Lodz, 2018 to January 2022 (viscosity, GC, no medicines).

Education: inzynier (2016) and magister (2018) in chemical technology, Lodz Polytechnic; recognised by NARIC Ireland as comparable to Level 9.

English: working language since 2022.`,
    },
    {
      name: 'maeve-costigan-returner',
      kind: 'old',
      low: 60,
      high: 72,
      best: 66,
      why: 'Eight years of GMP QC and HPLC with a proper degree, but it ended in June 2016, more than ten years ago, and nothing of the bench since.',
      lacks: [],
      cv: `Curriculum Vitae

Name: Maeve Costigan
Address: Bishopstown, Cork
D.O.B.: 3rd May 1984

Personal statement
Chemist by training returning to industry. I left the lab when my twins were small and have taught since; they are in secondary school now and I would love to be back at the bench.

Career

September 2018 to date: Science teacher (substitute, then part-time contract), Scoil Naomh Eoin, Cork. Junior Cycle science and Leaving Cert chemistry. Run the school's lab, chemical store and risk assessments.

July 2016 to August 2018: at home with family. Professional Master of Education by evenings, conferred 2018.

March 2008 to June 2016: Halcyon Pharmachem, Ringaskiddy
  Senior QC Analyst (from 2012), QC Analyst (2008-2012)
  - HPLC testing of two APIs and a tablet, assay and impurities, Empower 2
  - GC, KF, dissolution, UV
  - Validation of a cleaning method and re-validation of an assay after a column was discontinued
  - OOS investigations, trained eleven analysts in GMP documentation
  - Present for FDA inspections 2010, 2013 and IMB/HPRA in 2012, 2015

Education
BSc (Hons) Chemistry, University of the South West, Cork, 2003-2007, First
Summer job in same, nitration kinetics

I did a one-day online GMP refresher (NIBRT-type) in September 2026.`,
    },
    {
      name: 'conor-twomey-water',
      kind: 'missing',
      low: 58,
      high: 70,
      best: 64,
      why: 'Good chemist with degree and independent HPLC, but his six years are in water and environmental testing under ISO 17025, never in a GMP pharmaceutical lab.',
      lacks: ['2 years in a pharmaceutical QC lab to GMP'],
      cv: `Conor Twomey | Macroom | conor.twomey@example.com

Work
==========
Aug 2020 -> now. Senior Analyst (Analyst till 2023), Sullane Environmental Labs, Macroom.
Accredited to ISO 17025 by INAB. Drinking water, leachate, river and a bit of shellfish.
* HPLC with fluorescence and diode array for PAHs, glyphosate after derivatisation; LC-MS/MS for pesticides (two Sciex machines). I do all the preventive maintenance on six LC systems.
* Headspace GC-MS for volatiles
* validated the PFAS method, 20 compounds, from scratch in 2024; added to our scope following the INAB assessment
* Root-cause write ups for proficiency test failures
* reviews and approves results in LIMS, ca. 300 a week
* 3 junior staff

Oct 2019 -> July 2020. Lab technician, Ballyhoura Creamery. Fat, protein, antibiotics residues. Shift work.

Study
==========
B.Sc. (Hons) in Chemistry of Environment & Health, Lee Technological University 2015-2019, 2.1
Six Sigma yellow belt 2022

I've not worked in pharma. The paperwork at our place is heavy enough (every change initialled, dated, explained) so I don't believe it would be a culture shock.

Full licence, own car. Notice one month.`,
    },
    {
      name: 'shane-oriordan-overlap',
      kind: 'overlap',
      low: 56,
      high: 68,
      best: 62,
      why: 'Claims two years of GMP but his two contracts ran side by side in 2025, so the calendar gives about twelve months; degree and HPLC are in order.',
      lacks: ['2 years in a GMP pharmaceutical QC lab (about 12 months by the dates)'],
      cv: `SHANE O'RIORDAN
QC Analyst with two years' GMP laboratory experience

Ballincollig, Co. Cork
shane.or@example.ie

GMP EXPERIENCE

QC Analyst (contract through Tolka Staffing), Weston Biologics & Solids, Currabinny
06/01/2025 - 19/12/2025, Monday to Thursday
HPLC assay and content uniformity on tablets, Empower 3. Prepared mobile phases, ran sequences, processed and reported. Signed off as independent on HPLC after seven weeks. Dissolution, KF. Second-person checks on balances and pH. Raised two deviations, helped close one OOS (sonication time).

QC Analyst, weekend shift, Lackendarra Labs (contract testing), Mallow
01/02/2025 - 30/11/2025, Fri evening to Sunday
HPLC of nutraceutical and veterinary medicines to GMP. Fixed a leaking autosampler valve more than once. Sample login in LIMS.

BEFORE THAT
Warehouse operative, Mardyke Biscuits, Cork, Sept 2023 - Dec 2024
Bar work, Douglas, part time while in college

SINCE
January 2026 - September 2026: travelled in South America and New Zealand (fruit picking, hostel reception). Back in Cork for good.

EDUCATION
BSc Hons in Pharmaceutical Analysis, Tramore Institute of Technology, 2019-2023, 2.2
Final-year project: forced degradation of paracetamol syrup by HPLC

Available immediately`,
    },
  ],
};
