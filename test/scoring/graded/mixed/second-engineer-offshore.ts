/** Second engineer officer, offshore support vessels out of Aberdeen, numbered criteria: STCW III/2 from the MCA or a CEC, a year as second on DP2, medical, BOSIET. */
import type { GradedJob } from '../types.ts';

export const secondEngineerOffshoreJob: GradedJob = {
  job: 'second-engineer-offshore',
  title: 'Second Engineer Officer (Offshore Support Vessels)',
  spec: `VACANCY NOTICE 26/058 - SECOND ENGINEER OFFICER
Vessels: PSV "Skerry Sound" and "Skerry Reach", DP2, diesel-electric, 4 x 1,900 kW, UK flag
Rotation: 4 weeks on / 4 weeks off, Aberdeen crew change. £268 per day on board, seafarers' earnings deduction may apply.

1. Purpose
You run the engine room day to day for the Chief Engineer, lead a Third Engineer, an ETO and a motorman, and stand the 12 to 12 watch.

2. Duties
2.1 Planned maintenance in TM Master; main generator sets, thrusters, separators, bulk cargo and liquid mud systems
2.2 DP field arrival checks and annual DP trials, engine side
2.3 Bunkering, oil record book, spares and requisitions
2.4 ISM, permits to work, toolbox talks; drills
2.5 Deputise for the Chief in port

3. Candidates shall hold
3.1 Certificate of Competency STCW Reg. III/2, Second Engineer or higher, motor, 3,000 kW or more, issued by the MCA, or by another flag with a UK Certificate of Equivalent Competency (CEC)
3.2 Not less than 12 months' sea service as Second Engineer on DP2 or DP3 offshore vessels (PSV, AHTS, CSV, SOV, cable, dive support or comparable)
3.3 ENG1, or a medical the MCA accepts, in date
3.4 OPITO BOSIET or FOET in date. The charterer turns people back at the heliport as well as at the gangway

4. Will be considered favourably
4.1 High voltage, management level
4.2 DP maintenance / DP induction for technical crew
4.3 Rolls-Royce or Kongsberg azimuth overhaul experience
4.4 Residence within three hours of Aberdeen

5. General
Skerryvale Marine is a 19-vessel owner of Lerwick. We do not charge any fee of seafarers (MLC 2006). All appointments are subject to drug and alcohol test. Sea time to be listed ship by ship please. Closing date: noon on 27 November 2026.`,
  graded: [
    {
      name: 'psv-second',
      kind: 'strong',
      low: 86,
      high: 99,
      best: 95,
      why: 'MCA III/2 unlimited, over four years as second on DP2 platform supply ships listed by vessel, ENG1 and FOET in date, HV and DP courses.',
      lacks: [],
      cv: `EUAN MACASKILL
Second Engineer Officer
Stonehaven (25 min Aberdeen harbour)

CERTIFICATES
CoC Second Engineer Officer, STCW III/2, motor, unlimited, MCA, issued 06/2021, reval. 06/2026, exp 06/2031
ENG1 issued 02/2026 exp 02/2028
FOET w/ CA-EBS 10/2024 exp 10/2028
HV Management Level, South Shields 2022
DP Technical crew induction (Kongsberg), 2023
MIST, AFF, PST, PSCRB, medical first aid: all in date

SEA SERVICE
Vessel / type / kW / rank / from - to
Clach Mhor / PSV DP2, D-E / 7,400 / 2/E / Mar 24 - present (rotation)
Clach Geal / PSV DP2, D-E / 7,400 / 2/E / Jan 22 - Feb 24
Torran Spirit / AHTS DP2 / 12,000 / 3/E / Sep 19 - Nov 21
Torran Spirit / AHTS DP2 / 12,000 / 4/E / 2017 - 19
Cadet / various tankers, one PSV / 2013 - 16

SOME OF WHAT I DID
- 24,000 hr overhaul of no. 2 and 3 MAK sets with own crew
- aft azimuth (Rolls-Royce US205) seal change in Peterhead dry dock
- annual DP trials and FMEA proving, 4 times, no findings engine side in 2025
- TM Master administrator, cleared 140 overdue jobs
- dry bulk compressor and mud agitator rebuild
- relief Chief in port, six stays

HND Marine Engineering, City of Glasgow College, 2016
Next of kin and references as per Discharge Book`,
    },
    {
      name: 'croatian-sov',
      kind: 'any-of',
      low: 80,
      high: 93,
      best: 87,
      why: 'Croatian certificate with a UK CEC, which the spec names; three years as second on DP2 wind service and cable ships, accepted medical and BOSIET in date.',
      lacks: [],
      cv: `APPLICATION FORM FOR SEAGOING PERSONNEL

Surname / name: PERKOVIĆ Ante     Nationality: Croatian     Born: 1988 Zadar
Rank applied: 2nd Eng.     Ready: 01.12.2026

LICENCES
| Document | Number/flag | Issued | Expires |
| CoC, Second engineer on ships with main engines 3000 kW or more, III/2 | HR | 2020 | 05/2030 |
| Endorsement: CEC STCW III/2 | United Kingdom (MCA) | 07/2023 | 05/2028 |
| Seafarer medical certificate (Croatia, on MCA accepted list) | HR | 04/2026 | 04/2028 |
| OPITO BOSIET incl. CA-EBS | Zadar centre | 03/2023 | 03/2027 |
| GWO sea survival, heights | | 2025 | 2027 |
| High voltage | operational and management | 2021 | - |
| ERM, ECR simulator | | 2019 | - |

EXPERIENCE (last 8 years)
| Ship | Type | Propulsion | Rank | Dates |
| Wind of Brage | SOV, walk to work, DP2 | battery hybrid D/E 4 x 1530 kW | 2nd Eng | 08.2023 - 10.2026, 28/28 |
| Adria Cable | cable layer, DP2 | D/E | 2nd Eng | 10.2021 - 07.2023 |
| Adria Cable | | | 3rd Eng | 2019 - 2021 |
| Split Star | bulk carrier | MAN 6S50 | 3rd/4th Eng | 2015 - 2019 |

Remarks: On SOV responsible for daily work orders (AMOS), 4 gensets Cat 3516, Voith and tunnel thrusters, gangway hydraulics with ETO. DP checklists before entering 500 m zone. Bunker officer. Good English (Marlins 94%). Living in Zadar, company usually flies me to Aberdeen or Esbjerg. No experience with dry bulk cargo.

Faculty of Maritime Studies Split, bacc. ing., 2013`,
    },
    {
      name: 'thin-chief',
      kind: 'thin',
      low: 60,
      high: 73,
      best: 68,
      why: 'A short note of a chief of anchor handlers with the MCA ticket and medical; second-engineer time is there, but BOSIET is not mentioned at all.',
      lacks: ['OPITO BOSIET or FOET in date'],
      cv: `Gordon Leask, Lerwick
MCA Chief Eng CoC III/2 motor unlimited, valid Sept 2029
ENG1 to May 2027
Ch. Eng AHTS Havra Viking DP2, Harald Ness Offshore, 2019 - Aug 2026
2nd Eng same ship and Havra Tor (DP2), 2013 - 2019
3rd Eng fishery protection before
HV yes, TM Master yes
Happy to sail as second, want Aberdeen ships. Available now. Phone evenings`,
    },
    {
      name: 'third-engineer',
      kind: 'in-progress',
      low: 42,
      high: 56,
      best: 50,
      why: 'A good third on DP2 ships with medical and FOET, but only III/1, the oral still to come and never sailed as second.',
      lacks: [
        'Certificate of Competency STCW Reg. III/2',
        "Not less than 12 months' sea service as Second Engineer on DP2 or DP3 offshore vessels",
      ],
      cv: `Megan Strachan
Third Engineer Officer, DP2 vessels

Peterhead, AB42

Personal statement
I have been third on offshore ships for five years and am told by both of my Chiefs that I'm ready for the next stripe. Practical, calm, likes paperwork more than is normal.

Now: Third Engineer, DSV "Ronas Explorer" (DP3, diesel-electric, 6 x 2,880 kW), Northgate Subsea, since May 2023
Own machinery: separators, sewage, fresh water, HVAC, provision fridges, two of the six sets. 12 hour watch alone in UMS ship. DP capability checks, isolations for diving, permit issuer. Took down and rebuilt the no. 5 turbocharger. Deputy for Second during his shore course for 9 days, supernumerary cover by Chief.

2021 - 2023: Third Engineer, PSV "Lomond Trader" (DP2), Caskie Offshore. Bulk tanks, mud pumps, TM Master.

2017 - 2020: Cadet, Fleetwood Nautical Campus, HND; sea phases on ro-pax and ERRV.

Certificates
III/1 EOOW CoC, MCA, 2020, revalidated 2025
Second Engineer III/2: written papers all passed by June 2026, MCA oral booked for February 2027, so not held yet
I have not yet sailed as Second Engineer.
ENG1 to 12/2027. FOET to 08/2029. HV operational and management (2025).

Hobbies: sea swimming; restoring a Kelvin K2; Peterhead lifeboat crew (mechanic)`,
    },
    {
      name: 'deck-second-mate',
      kind: 'trap',
      low: 14,
      high: 30,
      best: 22,
      why: 'A second officer of the bridge: DP2, PSV, BOSIET and ENG1 agree, but the ticket is deck II/1 and no engine was ever his.',
      lacks: [
        'Certificate of Competency STCW Reg. III/2',
        "Not less than 12 months' sea service as Second Engineer on DP2 or DP3 offshore vessels",
      ],
      cv: `Oliver Tansley-Brook
SECOND OFFICER / DPO (UNLIMITED), OFFSHORE

Hull, East Yorkshire. ENG1 to July 2027. BOSIET (CA-EBS) to November 2027. Seaman's book, US C1/D.

Profile: Second Officer with seven years on DP2 platform supply vessels and a CSV in UK and Norwegian sectors, known for close station keeping alongside installations, accurate stowage and a tidy bridge.

Certificates of Competency
OOW unlimited, STCW II/1, MCA, 2018, reval 2023
Chief mate II/2: studying at South Shields from January 2027
Nautical Institute DP Certificate, unlimited, 2020, revalidated 2025
GMDSS GOC, ECDIS generic & Kongsberg K-Bridge

Sea time
2022 - present, Second Officer & DPO, "Humber Provider", PSV DP2 diesel-electric, 4 x 1,825 kW. Bridge watch 12 to 12, DP field arrival checks and annual DP trials (bridge side), cargo plan for deck, liquid mud and dry bulk, passage planning, LSA/FFE planned maintenance in TM Master, ISM documents, permits and toolbox talks.
2019 - 2022, Third then Second Officer, "Spurn Constructor", CSV DP2, ROV and trenching.
2015 - 2018, deck cadet, South Shields, FD in Marine Operations.

I understand thrusters, power management and the consequence analysis better than most mates, having spent many hours watching them, and the engineers have always been good enough to show me round. Second officer to second officer, I would hope the step is a small one.`,
    },
  ],
};
