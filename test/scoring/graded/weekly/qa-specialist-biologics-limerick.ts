import type { GradedJob } from '../types.ts';

export const qaSpecialistBiologicsLimerick: GradedJob = {
  job: 'qa-specialist-biologics-limerick',
  title: 'QA Specialist, Batch Review & Disposition',
  spec: `About Corrib Vale Biologics
Corrib Vale Biologics makes monoclonal antibodies for patients in more than sixty countries. Our Raheen campus in Limerick employs 640 people and is half way through a EUR 210 million expansion. We are proud holders of a Great Place to Belong award and of a canteen people come in for on their days off.

The Opportunity
Reporting to the QA Operations Manager, you will be the quality voice for two drug substance suites. You will be trusted to say no.

What your week will look like
- Reviewing executed batch records, paper and electronic, and compiling the disposition pack for the Qualified Person
- Walking the floor with Manufacturing and settling documentation questions before they turn into observations
- Owning deviations from triage to closure: convening the team, getting to root cause, agreeing CAPA that will hold
- Assessing change controls; approving SOPs and protocols
- Hosting in the front or back room for HPRA, FDA and customer audits

What you must bring
- An honours degree (NFQ Level 8 or higher) in a science or engineering subject
- No fewer than three years in a quality assurance post on a GMP-licensed pharmaceutical or biopharmaceutical manufacturing site. Time in a QC laboratory is welcome but does not count towards the three years
- A record of leading deviation investigations yourself, not only contributing to them

It would be great if you also had
- Cell culture, purification or aseptic background
- Veeva, TrackWise or MES exposure
- Yellow/Green belt, or QP educational eligibility

What we offer
Competitive salary, bonus, 9 % pension, VHI for you and family, hybrid one day per week.

Corrib Vale Biologics is an equal opportunities employer. If you need an accommodation at any stage, tell us. Recruitment agencies: please do not send speculative CVs; we will not pay for them. Permission to work in Ireland is needed at the time of application.`,
  graded: [
    {
      name: 'aoife-hanrahan-qa-specialist',
      kind: 'strong',
      low: 89,
      high: 99,
      best: 95,
      why: 'Level 8 biotechnology degree, five and a half years of biologics QA, batch record review and dozens of deviations led to closure.',
      lacks: [],
      cv: `AOIFE HANRAHAN
Castletroy, Limerick  |  086 555 0132  |  aoife.hanrahan@post.example

QA professional, biologics drug substance, five and a half years. Eligible to work (Irish citizen).

CAREER

QA Specialist II                                             Sept 2023 - Present
Shannonside Bioprocess, Shannon, Co. Clare
- Desk reviewer for two 2,000 L mammalian suites: 140 batch records through my hands in 2025, right-first-time up from 71 to 88 per cent after I reworked the logbooks with the shift leads
- Put together the pack the QP certifies from: records, EM trends, open events, CoAs
- Named lead on 34 deviations, nine of them major, including a bioburden excursion at the depth filter which went back to a gasket change 14 months earlier. Average closure 24 days
- Set and verify the corrective actions and do the effectiveness check at 90 days
- QA approver for change controls on the chromatography skid upgrade
- Back room lead, HPRA inspection May 2024 and FDA PAI Feb 2026, no 483 items on batch documentation
- Systems: Veeva Quality Docs, TrackWise Digital, PAS-X

QA Associate                                                 May 2021 - Aug 2023
Lough Derg Pharma, Nenagh, Co. Tipperary
- Line clearance and floor presence in sterile filling; review of filling records; logged, triaged and later ran minor deviations; annual product review for two injectables

Manufacturing Technician (contract)                          Sept 2019 - Apr 2021
Lough Derg Pharma, Nenagh
- Buffer prep and column packing

EDUCATION
BSc (Hons) Biotechnology, 2.1, Midwest Institute of Science, 2015-2019 (NFQ Level 8)
MSc Industrial Pharmaceutical Science (QP route), part time, awarded 2025
Green Belt, 2024

Camogie, sea swimming, and a very old greyhound.`,
    },
    {
      name: 'stephen-mcgarrigle-lot-release-officer',
      kind: 'synonym',
      low: 83,
      high: 95,
      best: 89,
      why: "Same job in other words: lot dossiers, non-conformances led by him, six years in site quality at a licensed vaccine plant, integrated master's in chemistry.",
      lacks: [],
      cv: `Stephen McGarrigle - home in Letterkenny, would move to Limerick or Clare at once. Stamp not needed, I hold an Irish passport.

I trained as a chemist (MChem, first class, University of North Tyrone, 2014 to 2018) and have worked for a vaccine manufacturer in Denmark and a contract injectables plant in Northern Ireland.

From January 2022 I have been Senior Quality Officer at Sperrin Sterile Services outside Omagh, a site licensed by the MHRA for aseptic vials and pre-filled syringes. My desk is called Lot Release. Every lot dossier the operations people finish comes to two of us; we go through it page by page, query it, correct what may be corrected, and pass it with a recommendation to the person who certifies. We do about eleven a week. When something has gone outside the instructions, a non-conformance is opened and I chair it. I have chaired 41 since 2022. The hardest was a run of stopper defects where the supplier, our own siliconiser and the camera settings were all part of the cause; it took seven weeks, five interviews and a fishbone that covered the wall, and there has been no repeat in twenty months. The preventive measures and the proof that they worked are mine too. I sign alterations to equipment and methods on behalf of quality and I sat with the inspectors for three days in March 2025.

From September 2018 until December 2021 I was with Vaccinhuset Sjælland in Kalundborg. The first year and a half I was a graduate in the process development pilot plant (cell growth in bioreactors, tangential flow). From April 2020 I was Quality Officer, Upstream: shop-floor checks, reading the executed protocols, classifying departures from them, keeping the training matrix.

I use MasterControl daily, Veeva before that. My Danish has faded. Referees: Dr Una Coll (site head of quality) and Mette Friis, addresses on request.`,
    },
    {
      name: 'chidera-okafor-two-years-eight',
      kind: 'years',
      low: 77,
      high: 89,
      best: 83,
      why: 'Two years and eight months of site QA is within fifteen per cent of three years; degree and deviations led are shown.',
      lacks: [],
      cv: `Chidera Okafor
Dooradoyle, Limerick. Stamp 4. chidera.o@inbox.example

QUALIFICATIONS
2021 BEng (Honours) Chemical and Biopharmaceutical Engineering, Lee Valley University, Cork, grade 2.1
2025 Yellow Belt; internal lead investigator certification

WORK HISTORY

03/2024 - present, QA Associate, then QA Specialist since 10/2025
Glenroe Oral Solids and Biologics, Co. Limerick (HPRA licensed, about 300 staff)
Review of executed manufacturing and packaging records for three products, roughly eight a week. I close queries with the operators at the line rather than by e-mail, which took the review time from nine days to five.
Lead investigator since December 2024: fifteen deviations finished so far, among them a mix-up of two excipient lots, a fridge failure over a bank holiday and a repeated yield loss in the Protein A step. Use of 5 Whys, timeline and human factors interviews. I write the CAPA and I go back after three months to see whether it has held.
QA member of the change control board, every second week.
Scribe in the back room, customer audit June 2025; front room for one topic, HPRA, April 2026.
TrackWise, SAP QM, electronic logbooks.

10/2021 - 02/2024, Bioprocess Technician, 4-shift, Ballyhoura Biotech, Charleville
Seed train to 500 L, media prep, column cycles, cleaning. Area documentation champion. Rewrote twelve work instructions.

Summers 2019 and 2020, intern, wastewater plant of a dairy.`,
    },
    {
      name: 'noreen-twomey-degree-in-progress',
      kind: 'in-progress',
      low: 57,
      high: 68,
      best: 63,
      why: 'Six years of QA with deviations led, but the Level 8 degree is only due in summer 2027.',
      lacks: ['honours degree Level 8'],
      cv: `Noreen Twomey, Adare, Co. Limerick

PROFILE: Came up through the floor. Twelve years in pharma, the last six in QA. Known for getting records right and people talking.

QA Operations Specialist, Mulkear Biologics, Annacotty - June 2020 to now
Batch record review for fill finish and since 2023 also for drug substance (about 10 packs per week, electronic in MES). Deviation owner: some 60 led in six years, 12 major, and trainer for new investigators since 2024. CAPA board chair for my value stream. SOP approver. Mock inspections. HPRA 2022 and 2025, FDA 2023: I presented the deviation system in the front room in 2025. Veeva Vault.

Documentation Specialist, same company - Feb 2018 to May 2020
Master batch records, issue, archive, logbook control.

Process Operator, Kilteely Pharma - August 2014 to January 2018
Granulation, coating, line clearance.

EDUCATION
BSc (Honours) in Pharmaceutical Science, Level 8, Thomond Technological College, part time, evenings. Years 1-3 of 4 passed. Final year began September 2026, finish expected June 2027, project on visual inspection.
Higher Certificate in Science (NFQ Level 6), 2017.
Leaving Certificate 2006.

Also: first aid, fire warden, union rep, two teenagers, Tidy Towns.`,
    },
    {
      name: 'padraig-lenihan-qc-hplc-analyst',
      kind: 'adjacent',
      low: 45,
      high: 57,
      best: 51,
      why: 'Degree and five good GMP years, but all in the QC laboratory, and he only supplied the lab part of investigations.',
      lacks: ['three years in quality assurance', 'leading deviation investigations'],
      cv: `PADRAIG LENIHAN, BSc
Ennis, Co. Clare

Education
BSc (Hons) Analytical Chemistry, Level 8, Burren University, 2017 - 2021, 2.1

QC Analyst II      Feb 2024 to date
QC Analyst I       July 2021 to Jan 2024
Ardnacrusha Pharma, Clonlara

I work in the release laboratory of a tablets and biologics site, days with an early week in three. HPLC and UPLC (assay, related substances, size exclusion), dissolution, KF, endotoxin and some ELISA. I second check my colleagues' raw data and have the electronic signature for results in LIMS and Empower. Stability pulls are mine since 2024: 19 studies, no missed time point.

When a result is out of specification I do the phase one laboratory part, that is the checklist, re-injection under protocol, interview of the analyst, and I hand my report to the QA specialist who leads the deviation. I contributed to around 20 of these. I have written six SOPs and two method transfer protocols, and gave a talk on integration to new starters. During the HPRA inspection in 2025 I demonstrated the audit trail review.

Reason for looking: I would like to move from the bench into quality assurance and see the whole batch, not the vial of it that reaches me.

GAA, juvenile coach. Full B licence.`,
    },
  ],
};
