/** Electrical commissioning engineer for data centres in Frankfurt: electrical papers, four years with level 4 and 5 testing, switching authorisation in date. */
import type { GradedJob } from '../types.ts';

export const dcCommissioningJob: GradedJob = {
  job: 'dc-commissioning',
  title: 'Electrical Commissioning Engineer (Data Centres)',
  spec: `From: Declan Furey
To: Recruitment
Subject: FW: Cx engineer for FRA4, please post this week

Hi Sinéad,

As discussed, I need one more electrical commissioning engineer for FRA4 (Frankfurt, 36 MW, three halls). Fold it into whatever template you like but don't lose the following.

He or she will write and run the scripts for the power train, from the 20 kV ring main units down to the RPPs: gensets, static UPS, ATS/STS, busbar, EPMS points. Witness FATs (Italy and Finland mostly), run L3 with the vendors, own L4, then drive L5 with the client's agent breathing down our necks. Issues log in whatever we use, CxAlloy at the moment, they can pick that up in a day.

What I won't move on: I want a proper electrical background, so trade papers (Irish Craft Cert, NVQ 3, Gesellenbrief, whatever the country gives) or an electrical engineering degree. And at least four years commissioning in data centres, including L4 and L5 / integrated systems tests. Hospitals and pharma are lovely, but it's not the same. The last fella cost me three weeks because he couldn't switch, so a medium or high voltage switching authorisation issued or renewed since November 2023 has to be in the file before they get a badge.

German would be grand, we all get by in English on site so English is a must really. Thermography, relay testing (Omicron), Revit viewer, ok, nice.

Rotation 11 on 3 off, flights home paid, apartment, €85 to 95k depending. Say something about the values, HR will give out to me otherwise.

Thanks,
Declan
Lakeshore Critical Power, an equal opportunities employer`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Craft certificate, eight years of data hall commissioning to level 5 without a break, HV authorised person renewed January 2026, CxAlloy and Omicron.',
      lacks: [],
      cv: `Ciarán Mulvihill
Electrical Cx / QA
Athlone and wherever the job is

2022 - now  Senior Electrical Commissioning Engineer, Boyne Mission Critical
  LUL2 Luleå 40MW, then ARN1 Stockholm 24MW
  * scripts L2 to L5, 10kV switchgear, 2.5MW gensets (Tier II of 4+1), 1250kW UPS modules, STS
  * load bank heat runs, black building test x 5, ran the IST desk on two halls
  * FAT in Bergamo and Vaasa, 14 trips
  * CxAlloy, BIM 360 issues
2018 - 2022  Electrical Commissioning Engineer, Tolka Power Services
  DUB9, DUB11 and Eemshaven: L3 & L4 of LV boards, busbar, PDU and EPMS point to point, L5 support
2014 - 2018  Electrician, Shannonside Electrical, Intel Leixlip fit-out

Papers
National Craft Certificate, Electrical (SOLAS phase 7) 2014
HV Authorised Person, up to 20kV, first 2021, renewed Jan 2026
Omicron CMC 356 basic relay testing 2023
Safe Pass, manual handling, MEWP

German: Volkshochschule A2. Football (hurling badly).`,
    },
    {
      name: 'inbetriebnehmer',
      kind: 'synonym',
      low: 80,
      high: 94,
      best: 88,
      why: 'The same work in German words: Rechenzentrum, Blackout-Test, integrierter Systemtest, Schaltberechtigung 2025, FH diploma and fluent English.',
      lacks: [],
      cv: `LEBENSLAUF

Jörg Steinbrecher, Hanau, geb. 1983

BERUFSPRAXIS

07/2019 bis heute
Inbetriebnahmeingenieur Elektrotechnik, Rhein-Main RZ-Technik GmbH
- Inbetriebnahme der kompletten Energieversorgung in Rechenzentren (Offenbach 18 MW, Frankfurt-Sossenheim 2 x 12 MW, Wien): Mittelspannungsschaltanlagen 10/20 kV, Trafos, NEA mit Synchronisierung, statische USV, NSHV, Stromschienen, PDU
- Erstellung der Prüfvorschriften, Funktionsprüfungen der Gewerke (Stufe 4) und Leitung des integrierten Systemtests mit Blackout-Szenarien (Stufe 5), Abnahme mit dem Beauftragten des Betreibers, überwiegend auf Englisch
- Werksabnahmen bei Herstellern in Italien, Finnland und Spanien
- Mängelverfolgung in Dalux

04/2012 bis 06/2019
Prüfingenieur Schutztechnik, Main-Netz Service GmbH
Schutzprüfung mit Omicron, Umspannwerke bis 110 kV

AUSBILDUNG
2007 - 2012 Dipl.-Ing. (FH) Elektrotechnik, Frankfurt University of Applied Sciences
2000 - 2004 Energieelektroniker, Gesellenbrief IHK

NACHWEISE
Schaltberechtigung bis 30 kV, zuletzt erneuert 09/2025
Thermografie Stufe 1 (2022)

SPRACHEN
Deutsch Muttersprache, Englisch verhandlungssicher (C1)

Hobby: Modellbahn, Spur N`,
    },
    {
      name: 'switching-2021',
      kind: 'lapsed',
      low: 60,
      high: 73,
      best: 67,
      why: 'Nine years of data centre commissioning with HND, but the HV authorisation ran out in 2022 and was never renewed; a course of days.',
      lacks: ['medium or high voltage switching authorisation issued or renewed since November 2023'],
      cv: `Profile: LinkedIn export, page 1 of 2
Tamsin Orchard
Commissioning Lead, Electrical | Hyperscale
Slough, United Kingdom

Top skills
IST, Load banking, Stakeholder management

Languages
English (native), French (limited working)

Certifications
HV Senior Authorised Person 11kV (issued May 2019, expired May 2022)
IOSH Managing Safely (2024)
ECS Gold Card
Uptime ATS awareness

Experience

Vantis Commissioning
Commissioning Lead, Electrical
February 2021 - Present
Leading L4 and L5 on three builds in Slough, Cardiff and Warsaw (total 66 MW). I own the electrical test scripts and run the integrated systems tests, pull-the-plug included. Switching on our sites is done by the client's own SAPs so I moved off the tools there.

Harlequin Critical Systems
Electrical Commissioning Engineer
August 2017 - January 2021
UPS, generators, ATS, 11 kV RMUs. Functional tests L3/L4, then IST assistant and after 2019 IST lead for LON7. Acted as SAP on the campus ring.

Broadmead Electrical
Electrician, then testing and inspection
2010 - 2017

Education
HND Electrical and Electronic Engineering, Reading College, 2014
NVQ Level 3 Electrotechnical, 2010, C&G 2391`,
    },
    {
      name: 'pharma-and-hospitals',
      kind: 'years',
      low: 55,
      high: 70,
      best: 63,
      why: 'Seventeen years of electrical commissioning and the papers, but in data centres only since January 2025, under two years of the four.',
      lacks: [
        'at least four years commissioning in data centres, including L4 and L5 / integrated systems tests',
      ],
      cv: `Pieter van Zyl, BEng (Electrical), Pr Tech Eng

17 years of commissioning of electrical plant. Now based in Cork. English and Afrikaans, German beginner.

Employment record

January 2025 to present. Commissioning engineer, Northlight Data Halls (Clonshaugh). 16 MW. Level 3 and 4 testing of UPS strings, 10 kV RMUs and four 3 MVA generators, load bank tests, one full IST in August 2026 as second engineer.

March 2017 to December 2024. Electrical CQV engineer, Lee Valley Lifesciences. IQ/OQ of power distribution, generators and UPS for biologics plants in Ringaskiddy and Singapore, 10 kV substation replacement, shutdowns, EMS integration.

2013 to 2017. Senior testing officer, Highveld Hospitals Trust, Johannesburg. Standby power, IPS/UPS in theatres, switchgear replacement in nine hospitals.

2009 to 2013. Commissioning technician, Eskom contractor, 11 to 132 kV substations, relay testing, CT and VT tests, Omicron and Doble.

Qualifications
BEng Electrical, North-West University 2008
MV Authorised Person, 10/20 kV, issued 14 May 2024, valid three years
Safe Pass
Manual handling 2026

Referees: site manager and client's Cx agent, names after first interview.`,
    },
    {
      name: 'server-rollout',
      kind: 'trap',
      low: 8,
      high: 24,
      best: 16,
      why: 'A data centre technician who racks and commissions servers and says he is no electrician.',
      lacks: [
        'trade papers (Irish Craft Cert, NVQ 3, Gesellenbrief, whatever the country gives) or an electrical engineering degree',
        'at least four years commissioning in data centres, including L4 and L5 / integrated systems tests',
        'medium or high voltage switching authorisation issued or renewed since November 2023',
      ],
      cv: `Data Centre Engineer with 9 years in hyperscale halls (Dublin, Frankfurt, Amsterdam). Commissioning and decommissioning of servers, switches and storage at scale, up to 400 racks a quarter. Experience: Stackwell Hosting, Frankfurt, Data Centre Operations Engineer II, 2020 to now: rack and stack, power up, burn-in tests, integrated system tests of clusters before handover to the platform team, structured cabling, fibre cleaning, break/fix, RMA, remote hands, ticket queue in Jira, L3 escalation point, on-call. I check A and B feed redundancy at the PDU in the rack and report to facilities when a breaker trips (I am not an electrician and do not open panels). Before: Cloudgate Ltd, Dublin, Technician, 2017 to 2020, switch installation, Cisco Nexus, ATS in rack, inventory. Education: BSc Computing, TU Dublin, 2017. CompTIA Server+, Network+, CCNA (2023), CDCP 2021. German B1, English native, Portuguese B2. Willing to travel, rotation fine. I like climbing, sourdough, and old ThinkPads.`,
    },
  ],
};
