/** Signalling Tester: current IRSE Functional Tester licence; IRSE Functional Tester licence decide it. */
import type { GradedJob } from '../types.ts';

export const railSignallingTester: GradedJob = {
  job: 'rail-signalling-tester',
  title: 'Signalling Tester',
  spec: `Signalling Tester – York / Doncaster, East Coast resignalling – contract, outside IR35, 18 months likely to run

We are recruiting on behalf of a long-standing client, a principal signalling contractor to Network Rail, who have picked up three stages of works between now and Easter 2028 and need more testers on the books before the Christmas blockade. You will be carrying out verification and functional testing of new and altered signalling, lineside and relay room, under the direction of the Tester in Charge, with through testing and correspondence at the commissionings. Expect a good amount of night and weekend work and the odd week in lodge.

To be put forward you must hold a current IRSE licence as a Functional Tester (Principles Tester or TIC licences are of course fine too) and a valid Sentinel card with PTS. The client will not look at anyone with less than three years of signal works testing to the SWTH, so please make sure the sites and stages are on your CV. Experience on computer based interlockings (SSI, Smartlock, Westlock) would be a real advantage, as would points and axle counter set-up, ETCS, or SMTH. A driving licence makes life a lot easier but isn't essential.

Day rate £420–£480 depending on licences held, paid weekly, lodge and mileage on top. D&A testing before start. Sentinel sponsorship can be transferred. Ring Kirsty on the rail desk or send your CV over today. Trackhand Resourcing is acting as an employment business.`,
  graded: [
    {
      name: 'gaz-tic',
      kind: 'strong',
      low: 89,
      high: 97,
      best: 93,
      why: 'Functional and TIC licences and PTS in date, with named schemes tested to the SWTH without a break from 2016 to now.',
      lacks: [],
      cv: `GARY 'GAZ' THORNLEY – S&T TESTER
Wakefield. Full UK licence, own van.

TICKETS
IRSE Signalling Functional Tester – issued Jan 2019, surveillance passed Jan 2024, exp Jan 2029
IRSE Signal Works Tester in Charge – issued May 2024
SWTH cert of competency – Smartlock, SSI, route relay, AzLM axle counters, HW & Clamplock
SMTH yes. Sentinel PTS + COSS, PTS exp 11/27. D&A clear.

JOBS
Nov 2023–now Self employed via agencies
 - Ferrybridge Jn recontrol, TIC stage 2, 31 signals, 14 pt ends
 - Hessle Rd LX renewals, functional tester, MCB-OD
 - Hull area Xmas 25 blockade, through testing & corres. with workstation, SSI data changes

Feb 2019–Oct 2023 Calder Rail Systems, Functional Tester
 - Calder Valley W stages 1–4: loc wire counts, bell & insulation, straps and functions, track circuit & ax ctr set to work, aspect sequence
 - Huddersfield enabling works, staged relay room alts, test logs & TIC handbacks
 - Mentored 2 test assts

Jun 2016–Jan 2019 Calder Rail Systems, Verification tester / test asst
 - Rotherham tram train interface, Shaftholme

2009–2016 Army, Royal Signals, Cpl

C&G 2 Electrical Installation. First aid at work.`,
    },
    {
      name: 'ingrid-commissioning-engineer',
      kind: 'synonym',
      low: 77,
      high: 91,
      best: 85,
      why: "Licensed, card in date and seven years of proving new signalling, but described throughout as commissioning work under an engineer's title.",
      lacks: [],
      cv: `Ingrid Solheim-Barr
Commissioning Engineer, railway control systems

Profile
Electrical engineer who spends her nights in equipment rooms proving that what was built is what was drawn, and that it behaves as the control tables say it should. Home base Darlington.

Employment
Penhallow Transport Engineering, Commissioning Engineer, October 2019 to present
At each possession I check the wiring of locations and interlocking rooms against the certified diagrams by count and by bell, then exercise every circuit, contact and lamp, including lock and detection on the point machines, train detection sections and the warning-system magnets. Afterwards we set routes from the panel and walk the signals with the signaller on the phone. I complete and sign the certificates in the works handbook (30014) and return the marked-up copies to the design office. Schemes: Bishop Auckland branch (2020), Tees Yard re-lock, Westlock (2021–22), Northallerton area, four phases (2023–25), Eaglescliffe crossings (2026).

Penhallow Transport Engineering, Graduate Engineer, September 2017 to September 2019
Factory acceptance of relay and Westlock cubicles; site assistance.

Authorisations
Institution of Railway Signal Engineers licence, functional testing category, granted November 2021, five-year surveillance passed September 2026.
Sentinel smartcard, Personal Track Safety valid to June 2028.

Education
MEng Electrical & Electronic Engineering, Newcastle, 2017. Member IRSE.
Norwegian (mother tongue), English.`,
    },
    {
      name: 'colin-licence-ran-out',
      kind: 'lapsed',
      low: 53,
      high: 66,
      best: 60,
      why: 'A long record of functional testing, but his IRSE licence expired in March 2024 and was not renewed, and he has taught since.',
      lacks: ['current IRSE Functional Tester licence'],
      cv: `Colin Adeyemi-Frost

Dear Sir or Madam, a short history of my working life is below. I am looking to get back on the tools after a spell in the classroom.

2024 (April) to now – Trainer, Dunmail Rail Academy, Derby
I deliver Personal Track Safety, basic signalling and SMTH courses to apprentices. My own PTS is in date (Sentinel, to February 2028).

2013 (July) to 2024 (March) – Signalling Functional Tester, Avonbeck Signals Ltd
Eleven years of works testing under the SWTH in the Midlands and on the Western: Nottingham area, Stoke Gifford stages A to D, Worcester relay-to-Smartlock changeover, Bromsgrove, Walsall. Wire count, continuity, insulation, strap-and-function, track circuits, AWS/TPWS, points, aspect sequence and correspondence. I ran small teams of four on the nights and was deputy to the Tester in Charge on the last two stages.

2006 to 2013 – Signalling Technician, Network Rail, Saltley
Faulting and maintenance, SMTH holder.

Licences: IRSE Signalling Functional Tester, first issued March 2014, expired March 2024. I let it go when I moved into training and it has not been renewed, although I still have my logbooks.

Also: Award in Education and Training L3 (2024), ONC Electrical Engineering (2009), clean driving licence.`,
    },
    {
      name: 'kayleigh-installer',
      kind: 'adjacent',
      low: 43,
      high: 57,
      best: 50,
      why: 'A good signalling installer with PTS, but she holds only the Installer and Test Assistant licences and has assisted on tests for a year.',
      lacks: ['IRSE Functional Tester licence', 'three years of signal works testing to the SWTH'],
      cv: `KAYLEIGH MARSDEN
Signalling Installer (wiring) | Doncaster | available now, nights & weekends fine

About me: reliable, tidy wireman, 7 years on the railway and want to move over to test.

Work
* Pennock Signalling – Signalling Installer. 05/2020 to date. Loc case and REB wiring from diagrams, cable terminating, point machine and signal head install, pulling through, stripping redundant out. Werrington, Goole, Peterborough Xmas 2024. Team Leader on last two jobs.
* Since Oct 2025, lent to the test team when they're short: holding the other end of the bell set, meggering cables, writing up logs for the Functional Tester. About 20 shifts.
* Brigg Cables – Cable jointer's mate, 03/2019 to 04/2020. Troughing and route works.

Cards
Sentinel: PTS (exp 09/2027), Lookout, Small tools
IRSE Signalling Installer – 2022
IRSE 1.3.150 Signalling Test Assistant – Jan 2026
Basic signalling, SWTH awareness course (3 days)

Next: building logbook for Functional Tester, assessor says 18 months to 2 yrs.

School: GCSEs Hungerhill, NVQ2 Rail Eng (Signalling) 2021
Driving licence, own car.`,
    },
    {
      name: 'prakash-ss7',
      kind: 'trap',
      low: 4,
      high: 17,
      best: 10,
      why: 'Tests SS7, Diameter and SIP signalling in mobile networks: the same word in telecoms, and nothing of railways.',
      lacks: [
        'IRSE Functional Tester licence',
        'Sentinel PTS',
        'three years of signal works testing to the SWTH',
      ],
      cv: `Prakash Iyer Nambiar — Senior Signalling Tester

LinkedIn: /in/pnambiar-signalling (example)

Summary
10+ years in signalling test, integration and commissioning. Functional testing, verification testing, interlocking of network elements, principles testing of call flows, test-in-charge for large cut-overs on night shifts.

Senior Signalling Test Engineer — Halden Mobile UK, Reading (2020-02 … present)
• Lead functional and regression testing of SS7, SIGTRAN, Diameter and SIP signalling across the 4G/5G core
• Owns test plans for STP and DRA migrations; commissioning of 6 sites in maintenance windows
• Automated 1,900 cases in Python/Robot Framework; Wireshark, Spirent Landslide
• Fault triage with vendors, defect reports in Jira

Signalling Tester — Orrery Telecom Labs, Bengaluru (2015-07 … 2020-01)
• ISUP/MAP/CAP conformance testing, roaming trials with 40 operators
• Set up lab signalling points, links and routes

Education
B.E. Electronics & Communication, Visvesvaraya Technological University, 2015

Certifications
ISTQB Advanced Test Analyst (2021) · ITIL 4 Foundation · Cisco CCNA (2022)

Skills: signalling, functional testing, verification, commissioning, night and weekend working, correspondence, safety, UK driving licence`,
    },
  ],
};
