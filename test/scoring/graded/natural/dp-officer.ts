/** Dynamic positioning officer: an unlimited certificate of competency, the unlimited DP certificate, three years on DP2 or DP3, offshore survival and medical. */
import type { GradedJob } from '../types.ts';

export const dpOfficer: GradedJob = {
  job: 'dp-officer',
  title: 'Second Officer / Dynamic Positioning Officer',
  spec: `Skerravoe Subsea runs four construction and dive support vessels in the North Sea, West Africa and Brazil. For the Skerravoe Pioneer (DP3, 132 metres, built 2014, 250 tonne crane, two work-class ROVs) we are recruiting a Second Officer who will stand the DP desk.

You keep twelve-hour watches in pairs, set up and hold station beside platforms and over live wells, talk to the ROV, crane and dive supervisors, look after the DP log, the footprint plots and the ASOG, and take your part in annual trials and FMEA proving. On passage you keep a navigational watch and correct the charts and publications. Rotation is five weeks on, five off, paid all year.

We can consider officers with a deck certificate of competency under STCW II/1 or II/2 that carries no tonnage limit, and a Nautical Institute DP Operator certificate, unlimited and in date. You will have stood at least three years of duty as DPO on DP2 or DP3 vessels. Before mobilisation we also need to hold a valid OPITO BOSIET or FOET and an ENG1, OEUK or Norwegian offshore medical, so put these on your CV.

Time with Kongsberg K-Pos, dive support, and taut wire, HPR and Fanbeam references would help, as would an ECDIS type course for JRC. We do not use agencies for this post. Skerravoe welcomes applications from everybody.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 99,
      best: 95,
      why: 'Chief Mate unlimited, DP unlimited to 2029, over six years on DP2 and DP3 construction and dive vessels, FOET and ENG1 in date, K-Pos.',
      lacks: [],
      cv: `EILIDH MACASKILL
Second Officer / DPO

Certificates
CoC: Chief Mate, unlimited (UK MCA, II/2), exp. 08/2030
DP: NI Unlimited, exp. 02/2029
FOET with EBS: 06/2024, good for four years
ENG1: 09/2025, two years
GMDSS GOC, ECDIS generic + JRC JAN-9201, HLO, ARPA, efficient deck hand

Sea service
Vessel / type / class / rank / from - to
Northern Surveyor / DSV / DP3 / 2/O DPO / Apr 2022 - present
Haldor Constructor / OCV, pipelay / DP2 / 2/O DPO / Feb 2020 - Mar 2022
Haldor Constructor / OCV / DP2 / 3/O, trainee DPO / Oct 2018 - Jan 2020
Ward Clipper / chemical tanker / none / 3/O / 2017 - 2018
Cadet 2013 - 2016, Clyde

DP experience
K-Pos DP-21 and DP-32 and, on the DSV, dual with cJoy. Diving inside 500 m zones, saturation bell runs, umbilical management. References used: DGNSS, HiPAP, Fanbeam, CyScan, light taut wire. On the bridge for two drive-off drills and the 2025 annual trials; keeper of the ASOG and of the capability plots. Tutor of two trainees through their logbooks.

Education: HND Nautical Science, 2016
Free from 10 January.`,
    },
    {
      name: 'master-sdpo',
      kind: 'overqualified',
      low: 76,
      high: 90,
      best: 83,
      why: 'A Master with seventeen years on DP ships and everything in date who would sail two ranks down; a question for the call, not a fault.',
      lacks: [],
      cv: `Captain Anders Rykkje

I hold a Norwegian Master's certificate (D1, no limitations), revalidated 2025, and have been on dynamically positioned ships since 2009. I gave up command this summer: five years of port state visits, budgets and e-mails from shore were enough. I prefer to stand a watch and hold a ship still.

2021 to June 2026, Master, Fjordal Subsea Viking, DP3, construction and ROV, West Africa, Brazil, Dogger Bank. Crew of 105.

2016 to 2021, Chief Officer and Senior DPO, same vessel and her sister. Head of the DP department, vessel's DP manual, field arrival trials, annual trials with DNV. K-Pos. Two summers of diving support on charter to an operator in Stavanger.

2011 to 2016, DPO then Senior DPO, Brage Installer, DP2, flexible lay and crane work. Taut wire, HPR, Fanbeam, Artemis on the older jobs.

2009 to 2011, Second Officer, trainee DPO, platform supply vessels.

2004 to 2009, deckhand, then Third Officer, shuttle tankers.

My Nautical Institute DP certificate (unlimited) runs to April 2028; as master I stood desk hours every trip, so the revalidation days are in order. Offshore safety training to OPITO standard, refreshed (FOET) October 2024. Norwegian offshore health certificate to March 2027. JRC and Furuno ECDIS.

Languages: Norwegian, English, dockside Portuguese.`,
    },
    {
      name: 'restricted-ticket',
      kind: 'denial',
      low: 46,
      high: 61,
      best: 55,
      why: 'DP unlimited and seven DP2 years, medical and survival in date; but the ticket is limited to 3,000 GT and he says so. A year of college and an oral exam away.',
      lacks: ['deck certificate of competency under STCW II/1 or II/2 that carries no tonnage limit'],
      cv: `Mick Trevanion | DPO | Cornwall

Who I am
Started on trawlers out of Newlyn, went to the offshore boats in 2013, on the desk since 2019.

Work
July 2019 - now. DPO, Meridian Well Services. Two vessels, both DP2: Meridian Stimulator (well stimulation) and Meridian Rover (light construction, ROV). 28/28. Station keeping alongside platforms and rigs in the southern North Sea and off Ghana. Kongsberg K-Pos and one year with Marine Technologies. CyScan, HiPAP, RadaScan. DP log, ASOG, hourly checks, capability plots, annual trials five times. Rover is 2,940 gross tons, Stimulator a bit less.

2013 - 2019. AB, then mate, on guard and standby vessels and crew boats.

2004 - 2013. Deckhand and relief mate, fishing.

Tickets
DP Operator, Nautical Institute, Unlimited, valid to Nov 2028
Officer of the Watch, less than 3000 GT, near coastal, MCA. I have not done the unlimited OOW; the college wants me for most of a year and I never found the money.
BOSIET 2023 (expires May 2027)
ENG1 Aug 2026
GMDSS GOC. ECDIS generic, JRC type.

Referees: both my masters.`,
    },
    {
      name: 'thin',
      kind: 'thin',
      low: 58,
      high: 73,
      best: 67,
      why: 'Sixty words that say most of it: certificates, DP3 years, FOET; nothing on the medical and little on the work.',
      lacks: ['ENG1, OEUK or Norwegian offshore medical'],
      cv: `Tomasz Wierzbicki, 2nd Officer / DPO

Chief Mate unlimited (Poland, II/2), valid 2029
DP unlimited, Nautical Institute, valid 2028
FOET 2025, GMDSS, ECDIS

Jan 2020 to date: DPO, Baltic Seahorse, DP3 construction vessel, Brazil and North Sea, 5/5 weeks. K-Pos, HiPAP, taut wire.
2016 to 2019: 3rd then 2nd Officer, AHTS, trainee DPO from 2018.

Gdynia Maritime University, 2015.
Available from January. English good.`,
    },
    {
      name: 'container-mate',
      kind: 'adjacent',
      low: 28,
      high: 46,
      best: 38,
      why: 'A good unlimited second officer from container ships with the DP induction week; no DP certificate, no desk time, no offshore survival course.',
      lacks: [
        'Nautical Institute DP Operator certificate, unlimited and in date',
        'three years of duty as DPO on DP2 or DP3 vessels',
        'valid OPITO BOSIET or FOET',
      ],
      cv: `RAJIV SUBRAMANIAM KAMATH
SECOND OFFICER (FG)

OBJECTIVE
To transfer from deep sea container trade to offshore sector.

CERTIFICATE OF COMPETENCY
Second Mate Foreign Going, DG Shipping, India, unlimited, 2018. First Mate FG passed 2022. UK CEC.

SEA TIME
m.v. Orient Halcyon, 14,000 TEU, Second Officer, Jan 2026 - Aug 2026
m.v. Orient Hyperion, 14,000 TEU, Second Officer, Mar 2025 - Oct 2025
m.v. Orient Hesper, 8,500 TEU, Second Officer, three contracts, 2021 - 2024
m.v. Malabar Star, bulk, Third Officer, four contracts, 2018 - 2021
Cadet, 2015 - 2018

DUTIES
Navigational watch 0000-0400 and 1200-0400 in port, passage planning berth to berth, chart and ENC corrections, GMDSS, LSA/FFA maintenance, stowage checks, lashing, mooring aft, medical officer.

COURSES
DP Induction (Basic), Mumbai, May 2026. Simulator course not yet taken.
STCW basic safety refresher 2025. ECDIS generic, JRC and Furuno type specific. BRM. SSO.
ENG1, London, July 2026

EDUCATION
B.Sc. Nautical Science, 2018

Joining: immediate. Willing to sail as trainee DPO on any terms.`,
    },
  ],
};
