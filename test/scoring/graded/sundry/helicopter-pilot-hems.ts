/** Helicopter Pilot HEMS (Commander), Tyrol/Carinthia: EASA Part-FCL CPL/ATPL with Class 1 medical; 2,000 helicopter hours, of which 1,000 PIC decide it. */
import type { GradedJob } from '../types.ts';

export const helicopterPilotHems: GradedJob = {
  job: 'helicopter-pilot-hems',
  title: 'Helicopter Pilot HEMS (Commander), Tyrol/Carinthia',
  spec: `HEMS Commander – bases Lienz and Zell am See (Austria)

Bergwacht Air GmbH operates seven rescue helicopters (H135, H145 D3) on behalf of three Alpine provinces. Our crews of pilot, emergency physician and HEMS technical crew member fly around 6,800 missions per year, including night operations and human external cargo with winch or fixed rope.

You will
• fly primary and secondary missions as single-pilot commander in mountainous terrain
• take the final go/no-go decision and brief the medical crew
• keep operational documentation and report into our SMS
• look after the aircraft and base together with your crew

Requirements
• Valid EASA Part-FCL CPL(H) or ATPL(H) with Class 1 medical
• Valid instrument rating IR(H), multi-engine
• At least 2,000 flight hours on helicopters, of which 1,000 as pilot-in-command
• German B2 or better – radio traffic with dispatch centre, mountain rescue and patients is in German; English ICAO level 4
• Experience in mountain flying, SAR, HEMS or comparable aerial work
• Desirable: H135/H145 type rating, NVIS, HHO/HEC experience, MCC/CRM instructor

We offer
Permanent contract, 7-on/7-off roster, accommodation at the base, loss-of-licence insurance, annual simulator and line training. Salary per collective agreement with clear willingness to overpay for experience. We welcome applications from all backgrounds; women are explicitly encouraged to apply.

Please send CV, copies of licence and medical, and the last three pages of your logbook.`,
  graded: [
    {
      name: 'luftrettung-kapitaen',
      kind: 'strong',
      low: 87,
      high: 97,
      best: 92,
      why: 'German air-rescue captain since 2016 with valid EASA ATPL(H), IR, Class 1, 4,700 h and native German, told in the words of the trade rather than the ad.',
      lacks: [],
      cv: `KATHARINA VOSSBECK
Kempten (Allgäu), D · born 1983 · German (mother tongue), English (LP 5)

LICENCES
ATPL(H), Part-FCL, LBA — ratings EC135/635, BK117 (incl. D3), IR(H) ME reval. 03/2027
Tauglichkeit Klasse 1 until 08/2027, no limitations
Goggles: current, 310 h under NVG

LOGBOOK (as of 30.09.2026)
Total rotary 4,710 — verantwortlich 3,940 — night 690 — IMC 260 — hoist cycles 1,120

WHERE I FLEW
Since 04.2016  Captain, "Christoph" stations Kempten & Murnau, Luftrettung Süd gGmbH
 Day and, since 2019, 24 h duty. Doctor and TC-HEMS on board. Avalanches, climbers off walls, road crashes, incubator transfers between clinics. Rope work to 2,900 m together with Bergwacht Bayern. Station lead deputy; I write the landing site catalogue and sit in the safety review board.
06.2012 – 03.2016  Captain, Heli Alpin Transport AG: logging, hut supply, power-line stringing, fire buckets
07.2003 – 05.2012  Heeresflieger, Bückeburg/Niederstetten: UH-1D, SAR-Kommando Landsberg from 2008

COURSES
CRM trainer (2021), avalanche rescue week, emergency medical technician basics`,
    },
    {
      name: 'faa-air-medical',
      kind: 'foreign',
      low: 53,
      high: 67,
      best: 60,
      why: 'Excellent US air-medical pilot and a native German speaker, but holds only FAA licences; EASA exams and conversion not begun.',
      lacks: ['EASA Part-FCL CPL(H)/ATPL(H) with Class 1 medical (FAA only, instrument rating included)'],
      cv: `Markus R. Thalhammer
Missoula, MT | Dual citizen Austria/USA | mthal@example.com

SUMMARY
EMS rotor-wing pilot, Northern Rockies. Grew up in Villach, moved to Montana at 19, and wants to come home with the family.

CERTIFICATES
• FAA Airline Transport Pilot, Rotorcraft-Helicopter, Instrument
• FAA CFI/CFII Helicopter
• FAA First Class Medical, issued Feb 2026
• No European licence so far; I have read up on conversion through Austro Control

FLIGHT TIME
Total helicopter 5,260 | PIC 5,020 | Multi-engine turbine 2,870 | NVG 940 | Mountain 3,100

EXPERIENCE
Lead Pilot, Bitterroot LifeFlight (Part 135), Aug 2018 – Present
- EC135 P2+ and H145, single-pilot IFR program, flight nurse and medic on board
- Scene calls and interfacility transfers, elevations to 9,500 ft, short-haul with county SAR
- Base safety rep; run recurrent CRM for 22 crew
Utility/Fire Pilot, Clearwater Rotors, May 2013 – Jul 2018
- AS350 B3, long line 150 ft, Forest Service carded
Flight Instructor, Gallatin Helicopter Academy, 2010 – 2013
- R22/R44/B206

LANGUAGES
German (native), English (native level)`,
    },
    {
      name: 'low-hours-scenic',
      kind: 'years',
      low: 44,
      high: 58,
      best: 51,
      why: 'All licences, medical and German in order, but 690 hours in total against the 2,000/1,000 required.',
      lacks: ['2,000 helicopter hours, of which 1,000 PIC'],
      cv: `Dear Sir or Madam,

my name is Lukas Eder, I am 28 and live in Bischofshofen. Since I was twelve and the yellow helicopter fetched my uncle from the Hochkönig I want to fly rescue.

In short: I hold a CPL(H) issued by Austro Control on 12 June 2022 with R44, AS350 and, since February 2025, EC135 (H135). IR(H) multi-engine added on 20 May 2025 in Innsbruck. ATPL(H) theory passed 2024. Medical class 1 without restriction, next due 01/2027. German is my mother tongue, ICAO English level 5, radio licence AFZ.

Hours to date: 690 total, 560 of them PIC; 85 on EC135 as co-pilot; 30 at night.

What I have done with it: from July 2022 until today I am employed by Salzkammergut Rundflug KG. In summer sightseeing over Dachstein and the lakes, in winter transport of lift technicians and avalanche blasting crews, landings up to 2,700 m. Since spring 2025 also co-pilot for ambulance transfers that our sister company flies by day, about two duties a month.

Before: HTL for mechanical engineering in Salzburg, military service with the mountain infantry, volunteer paramedic with the Red Cross (since 2017, still active).

Kind regards
L. Eder`,
    },
    {
      name: 'no-german-sar',
      kind: 'denial',
      low: 60,
      high: 72,
      best: 66,
      why: 'Fully licensed offshore/SAR captain with the hours, but says he speaks no German, which is required at B2.',
      lacks: ['German B2 or better'],
      cv: `EOIN MAC GIOLLA BHRÍDE                                   Sligo, Ireland

Position sought: rotary captain, onshore

Licence: IAA ATPL(H) (EASA), S92 P1, AW139 P1, H145 P1 (type completed Nov 2024), IR(H)/ME valid to 31 Oct 2027
Medical: Class One, valid 17 Apr 2027
ELP: English level 6

Total 6,140 hrs. P1 4,480. P2 1,660. Night 1,720. Actual IF 610. NVIS 405. Winching: roughly 900 live lifts.

Nov 2024 to date   Emerald Air Ambulance, Athlone. H145 commander, day HEMS, single pilot with two advanced paramedics. 640 taskings. Line check captain from Jan 2026.

Feb 2013 – Oct 2024   Western Rescue Helicopters (coastguard contract), Sligo. Co-pilot, then SAR commander from 2016. Cliffs, Donegal mountains, vessels to 180 nm, night NVIS. CRM instructor 2020 onwards.

2008 – Jan 2013   Oil and gas flying out of Aberdeen and Den Helder with NorthSea Rotors, first officer S76 / AW139.

Languages: English, Irish. No German at present, I'd be starting from zero, though my wife's cousins are in Graz and I'm willing.

Referees on request. Logbook scans available.`,
    },
    {
      name: 'tchems-paramedic',
      kind: 'adjacent',
      low: 22,
      high: 37,
      best: 30,
      why: 'HEMS technical crew member and paramedic: the same helicopter and missions, but from the left seat and with a private licence only.',
      lacks: [
        'EASA Part-FCL CPL(H)/ATPL(H) with Class 1 medical',
        'instrument rating IR(H), multi-engine',
        '2,000 helicopter hours, of which 1,000 PIC',
      ],
      cv: `Profile
-------
HEMS professional with eleven years on rescue helicopters (H135, H145), more than 4,000 missions, night operations with NVIS and 600 human external cargo cycles.

Jakob Plattner, Bruneck / South Tyrol
Mother tongues German and Italian, English C1

Employment
----------
2015-05 to present — Notfallsanitäter and TC HEMS (HEMS technical crew member), Flugrettung Pustertal
  * assist the commander: navigation, radio with Leitstelle, obstacle call-outs, checklists
  * hoist operator, qualified 2017, instructor for hoist operators since 2022
  * patient care alongside the emergency physician, drugs and equipment checks
  * safety reports, crew resource management refresher every year

2009-09 to 2015-04 — Paramedic, Weißes Kreuz, Bruneck section
  * ground ambulance, 12 h shifts

Training and licences
---------------------
  * Paramedic diploma, Bozen, 2009
  * TC HEMS course incl. NVIS module, 2015, checks valid to 05/2027
  * PPL(H), R22, 2021 — 74 hours
  * Mountain rescue volunteer (CNSAS), since 2006

Goal
----
Sooner or later the right-hand seat. Ready to invest in it.`,
    },
  ],
};
