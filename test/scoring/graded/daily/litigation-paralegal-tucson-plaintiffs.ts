import type { GradedJob } from '../types.ts';

export const litigationParalegalTucsonPlaintiffs: GradedJob = {
  job: 'litigation-paralegal-tucson-plaintiffs',
  title: 'Litigation Paralegal',
  spec: `Castellanos & Wray is a plaintiffs' firm of four lawyers in downtown Tucson, and we are looking for a litigation paralegal to replace one who, after nineteen years, is going to go and be a grandmother. We do injury and wrongful death, some premises, some insurance bad faith, and now and then an employment case that makes one of us angry enough to take it. Everything we sign up we prepare as though a jury will have to decide it, so you will see files from the complaint right through to the verdict form.

Your days will be made of drafting written discovery and chasing the other side's answers, getting medical records and boiling them down to a chronology someone can read, setting depositions, building exhibit notebooks, filing in Pima County Superior Court and in the federal court across the street, and keeping a calendar that nobody ever has to be afraid of. During trial you sit at the table with us.

Since about two thirds of our clients are more at ease in Spanish, and you will be the person they call, you have to speak it well enough to take a history from a frightened widow over the phone. We cannot bend on that. You also need at least three years as a paralegal on civil litigation files in a law office, and either a certificate from an ABA-approved paralegal program or a bachelor's degree, whichever road you took. Knowing Filevine or CasePoint, being a notary, or having run trial presentation software would be welcome, but those can be learned here.

Pay is $62,000 to $76,000 according to what you bring, with health insurance for you paid in full and a share of the firm's bonus in good years. Send a résumé and a note saying which of your cases you are proudest of.`,
  graded: [
    {
      name: 'rosalia-quintero-beck-case-manager',
      kind: 'synonym',
      low: 89,
      high: 98,
      best: 94,
      why: 'Called a case manager, but ten years of civil litigation support through trial, an ABA-approved certificate and daily work in Spanish.',
      lacks: [],
      cv: `ROSALÍA QUINTERO-BECK

Marana, Arizona · 520-555-0118

Dear Ms. Castellanos, you asked for the case I am proudest of: it is the Ocotillo bus rollover, eleven families, four years, and I knew every one of their children's birthdays.

WHERE I HAVE WORKED

Senior Case Manager at Lindeman Trask PC, Tucson (Sept. 2020–)
The firm sues trucking companies and nursing homes. Two attorneys lean on me. I write the first draft of interrogatories, requests for production and our Rule 26.1 disclosure statements; meet-and-confer letters too. I pull hospital charts and turn four thousand pages into a ten-page timeline with cites. I book the deponents, court reporters and experts and prepare the outline binder. All our pleadings go up through AZTurboCourt or CM/ECF under my hands, and no deadline has been missed since I took over docketing. Second-chaired, from the paralegal's seat, six jury trials: exhibits, witness wrangling, TrialDirector. Notary public, commission to 2029.

Case Manager, Hollis & Dunne Injury Lawyers, Tucson (05/2016 – 08/2020)
Auto and slip-and-fall. Started on pre-suit demands, moved after six months to files in suit: drafted complaints, served them, did subpoenas duces tecum and default paperwork. Filevine from the day it was installed.

Spanish was the only language in my grandmother's kitchen in Nogales. At both firms I took intakes and prepared clients for deposition in it, mostly without an interpreter, and I translate our fee agreements and letters.

SCHOOL
Post-degree certificate in Paralegal Studies (ABA-approved), Desert Mesa College, 2016
B.A. in History, University of the Santa Cruz, 2014`,
    },
    {
      name: 'tomas-arce-thin',
      kind: 'thin',
      low: 64,
      high: 76,
      best: 70,
      why: 'Everything asked for is there with dates, but in sixty-odd words that show little of how deep the work went.',
      lacks: [],
      cv: `TOMÁS ARCE
Paralegal – Mesa, AZ – 480-555-0163

Burdick Law Offices, Mesa. Paralegal, Nov 2019 to date. Auto and premises cases in suit for the plaintiff, from complaint to trial. Discovery, records, e-filing, calendar. Clients in English and Spanish (I am from Hermosillo).
Same office, file clerk, 2018–2019.

Paralegal certificate, ABA-approved program, Sonoran Valley Community College, 2019.

References on request. Can relocate to Tucson in January.`,
    },
    {
      name: 'kimberly-sandoval-clinical-trap',
      kind: 'trap',
      low: 12,
      high: 26,
      best: 18,
      why: 'Trials, discovery, depositions and filings here are of a drug-research site; degree and Spanish are there, but not a day of litigation.',
      lacks: ['three years as a civil litigation paralegal'],
      cv: `Kimberly Sandoval, CCRC
Trial Coordinator

Oro Valley, AZ | kim.sandoval@inbox.example

Bilingual trial coordinator with seven years bringing complex trials from start-up to close-out, used to strict deadlines, sworn documents and audits.

Catalina Research Partners, Tucson – Senior Clinical Trial Coordinator, 02/2021–present
• Run 5 to 7 trials at once (cardiology, lipid disorders), up to 90 subjects
• Prepare filings to the IRB and keep the regulatory binder and exhibits for monitors in order
• Collect medical records, write patient chronologies and adverse-event narratives
• Obtain informed consent and take patient histories in Spanish and English
• Discovery arm liaison: ship samples to the drug discovery group in San Diego, follow up on queries
• Case report forms for each case, double-checked before the data cut

Saguaro Heart Clinic, Tucson – Research assistant, 06/2019–01/2021
• Screened charts, scheduled visits, drew labs
• Plasma and lipid deposition study: image scoring, 240 cases

Education: B.S. Public Health, University of the Santa Cruz, 2019. Minor in Spanish; grew up bilingual.
Certified Clinical Research Coordinator, 2022
Systems: REDCap, Medidata, Veeva, CasePoint EDC (not the legal one)`,
    },
    {
      name: 'elena-whitcomb-old',
      kind: 'old',
      low: 58,
      high: 70,
      best: 64,
      why: 'Eight and a half years as a litigation paralegal with Spanish and a degree, but all of it ended in early 2017 and nothing since.',
      lacks: [],
      cv: `Elena Whitcomb (née Barragán)
Tucson 85716

2017 – today: Saint Brendan Academy, Tucson. Registrar since August 2018, front office before that (from May 2017). Enrolments, transcripts, parents' evenings in two languages, state reporting. A staff of two.

September 2008 – March 2017: Litigation paralegal, Purcell Mendes & Oakes, Phoenix. The firm had eleven lawyers and did construction defect and personal injury, mainly for plaintiffs. I was assigned to two partners. I summarised depositions, answered and propounded discovery, kept the privilege logs, prepared disclosure statements, Bates-stamped by the truckload, put together mediation briefs with the damages schedules and went to nine trials, the longest five weeks. Filing in Maricopa County was still going from paper to electronic in those years, federal court was all ECF. Interviewed Spanish-speaking clients and witnesses in the field; my parents are from Sonora and I have spoken it all my life.

2007 – 2008: receptionist in the same firm.

B.A. Political Science, Estrella State University, 2007.

My youngest has left for college, the firm I loved no longer exists, and I miss the work. I know that the software has changed, and the rules with it (tiers of discovery came in after I left), so I took the state bar's six-hour course about the 2018 amendments this summer.`,
    },
    {
      name: 'bradley-foss-no-spanish',
      kind: 'denial',
      low: 56,
      high: 68,
      best: 62,
      why: 'An excellent civil litigation paralegal of eight years, but he says himself he speaks no Spanish, on which the firm cannot bend.',
      lacks: ['Spanish'],
      cv: `BRADLEY J. FOSS, ACP
4410 E. Placita Corta, Tucson AZ

Experience

Litigation Paralegal. Vance Rothman & Teague LLP, Tucson. 6/2021 to present.
Medical malpractice, plaintiff side. Thirty files in suit. Drafts of expert affidavits, disclosure, discovery requests and the motions to compel that follow. Records retrieval and chronologies. Coordinates with 20-odd experts. E-files daily, state and D. Ariz. Three verdicts, one of $4.1 million in 2024 for which I ran the screens with OnCue. Trains new hires on Filevine.

Litigation Paralegal. Mesquite Insurance Defense Group, Tucson. 8/2018 – 5/2021.
Auto and trucking defense, 70 files. Subpoenas, IME scheduling, deposition digests, settlement conference memoranda, release drafting, budgets to the carriers.

Runner and legal clerk. Same. 2017–2018.

Education and certification
A.A.S. Paralegal (ABA-approved program), Rillito Community College, 2018
Advanced Certified Paralegal in discovery, 2022. Arizona notary to 2028.

Languages: English only. I should say up front that I have no Spanish beyond restaurant level and have always relied on a colleague or an interpreter with clients. I would sign up for an evening class.`,
    },
  ],
};
