/** Chief engineer, product and chemical tankers: STCW III/2 unlimited CoC, advanced tanker endorsement, two years in rank on tankers, medical. */
import type { GradedJob } from '../types.ts';

export const marineChiefEngineer: GradedJob = {
  job: 'marine-chief-engineer',
  title: 'Chief Engineer, MR tankers',
  spec: `URGENT // CREWING // TANKER FLEET

RANK: Chief Engineer
VESSELS: 4 x MR2 product/chemical (IMO II/III), 49,900 dwt, built 2019-21, MAN 6G50ME-C9.6, hi-speed gensets, scrubber, BWTS, framo
TRADE: NWE / Med / USG
CONTRACT: 3 on 3 off (+/- 14 days), permanent after first tour
JOINING: Rotterdam ca. 10 December 2026
WAGES: USD 13,900 all in, double paid leave equal

OFFICER MATRIX (oil majors), PLEASE DO NOT APPLY BELOW THIS:
- CoC STCW Reg. III/2, Chief Engineer, 3,000 kW or more, motor, unlimited. Any white list flag, we do the Marshall Islands endorsement
- Advanced training oil AND chemical tanker cargo ops (V/1-1) with CoP in date
- Min 24 months in rank as Chief Eng on oil or chemical tankers
- Medical valid for whole tour, 2 years type

OTHER
ME-engine course and experience; SIRE 2.0 inspections passed as HOD; drydock; high voltage not fitted; USCG experience and a B1/B2 + C1/D visa are welcome, so is a good word from your last superintendent. English: Marlins 85% +, you'll be tested on the phone.

THE OFFICE
Norrsund Tankers (Gothenburg and Limassol), second generation family, 17 ships. We sail with mixed crew: Swedish, Filipino, Indian, Croatian, Ukrainian, Polish. Internet free 40 GB. Officers' conference twice a year with spouses. Zero tolerance for harassment & bullying, free vegetarian menu, no agency fee is ever taken from a seafarer (MLC 2006). 

SEND: CV in company form or yours, CoCs, GOC no need, sea service letters. Answers in 48 h.`,
  graded: [
    {
      name: 'tanker-chief',
      kind: 'strong',
      low: 87,
      high: 99,
      best: 94,
      why: 'Croatian chief’s ticket without limits to 2029, both advanced tanker papers, nearly four years in rank on MR tankers with ME engines, signed off in September.',
      lacks: [],
      cv: `TOMISLAV BARBARIĆ, C/E
Rijeka, Croatia, 1981

CERTIFICATE OF COMPETENCY
Chief Engineer Officer, propulsion 3000 kW or more, III/2, Croatia, exp 04/2029
Adv. oil tanker A-V/1-1-2, adv. chemical A-V/1-1-3, both exp 06/2029
Medical PEME exp 03/2028
USA C1/D + B1, MCV Australia

SEA SERVICE LAST
Rank | Vessel | Type | BHP/kW | From - to
C/E | Adriatic Petrel | oil/chem IMO II, 49,999 | MAN 6G50ME-C 8,900 | 05.06.26 - 12.09.26
C/E | Adriatic Petrel | same | same | 02.11.25 - 14.02.26
C/E | Adriatic Heron | same | same | 20.03.25 - 30.07.25
C/E | Adriatic Heron | same | same | 11.08.24 - 04.12.24
C/E | Adriatic Curlew | prod 51,200 | Wartsila 6RT-flex50 | 2021 - 2024, six tours, in all 25 months
C/E | Adriatic Curlew | prod | same | 07.20 - 12.20
2/E | Adriatic fleet | prod/chem | various | 2014 - 2020
3/E, 4/E | Uljanik Nova | bulk, tanker | 2006 - 2013

DRYDOCK 2022 Viktor Lenac, 2025 Tuzla (scrubber repair, BWTS)
COURSES ME-C advanced (Copenhagen 2019), Alfa Laval PureBallast, risk assessment, ISM auditor
VETTING 14 SIRE as HOD, last with 0 obs in engine (SIRE 2.0, Antwerp, Aug 26)
English 93 Marlins. I do wooden boats when home.`,
    },
    {
      name: 'dgs-class-one',
      kind: 'synonym',
      low: 81,
      high: 93,
      best: 87,
      why: 'Indian MEO Class I and DCE of both kinds to 2028 with thirty-one months as C/E on LR and chemical ships: the same papers under Indian names; smaller ME experience.',
      lacks: [],
      cv: `BIO DATA

Name: Subramaniam Venkatraghavan. INDOS 05GL----. CDC MUM. Born Tiruchirappalli.

I hold MEO Class I (Motor), FG, from the Mercantile Marine Department Chennai, 2019, revalidated until January 2029. Dangerous cargo endorsements in the level of in-charge for petroleum and for chemicals until May 2028. DG approved medical 10 August 2026. Yellow fever for life. Passport 8 years left.

Present company Coromandel Ship Mgmt since 2011, in which I rose from fifth to head of department.
In rank of C.E.:
mt Kaveri Spirit, 74,000 dwt LR1, from Feb 2021 to August 2021
mt Vaigai Grace, 19,900 stainless, from Dec 2021 to June 2022
mt Vaigai Grace from Oct 2022 to April 2023
mt Kaveri Spirit from Sept 2023 to March 2024
mt Noyyal Pride, 50,000, 6G50ME-B, from September 2025 to April 2026
Ashore July 2024 to July 2025, my father's illness and then assisting technical office Chennai with spares budgets.

As 2nd, 3rd and fourth: LR1, MR and 37k chemical, 2011 to 2020.

Achievements: crosshead bearing failure off Durban, repaired at sea in 41 hours. Passed vetting by Shell, BP, Chevron. Framo power pack overhaul with ship staff. Chennai drydock. Under my leadership fuel consumption of auxiliary boiler was reduced by 11 percent through steam trap survey and lagging by ship staff only. Two of my juniors have since cleared Class II orals. I have prepared my vessels for CDI also (2023, three observations, all closed on board). Ballast water system type Techcross, commissioning at Galle. I have personally taken crankshaft deflections on every joining since 2015 and keep a record. Once I was in a piracy chase in Gulf of Guinea, engine room was never left.

B.E. (Marine), Anna University, 2010. Spoken English fluent, Tamil, Hindi. Reads Carnatic music. US visa 2032.`,
    },
    {
      name: 'second-with-ticket',
      kind: 'years',
      low: 55,
      high: 69,
      best: 62,
      why: 'Ukrainian second engineer with the chief’s ticket, all tanker papers and the very engine, but only one promoted tour of five months as chief.',
      lacks: ['Min 24 months in rank as Chief Eng on oil or chemical tankers'],
      cv: `Application for position C/E (or 2/E)

PERSONAL
LYSENKO Maksym, Odesa / now Constanta, Romania. Seaman's book UA to 2030. 36 y.o. Height 182, boiler suit XL, shoes 44

DOCUMENTS
Diploma Chief Engineer III/2, Ukraine, 2022, unlimited. Endorsement Liberia, Malta
Advanced chemical V/1-1-3, advanced oil V/1-1-2: 2027 Nov
Medical 02.2028
Basic, fire, medical first aid, PSCRB, security: all 2029
ME engine MAN PrimeServ 2021 (5 days), SIRE 2.0 familiar. 2024

SEA SERVICE
2026 Mar - Aug, C/E, Levant Amber, chem/product 50k, 6G50ME-C9.5
2025 May - Nov, 2/E, Levant Amber
2024 July - 2025 Jan, 2/E, Levant Topaz, sister
2023 Sept - 2024 Mar, 2/E, same
2022 Nov - 2023 Apr, 2/E, Levant Coral 37k
2018 - 2022, 2/E and 3/E on Levant tankers, eight contracts
2013 - 2018, 3/E, 4/E Black Sea tankers, Aframax
2012, cadet

Education: Odesa National Maritime Academy, specialist, 2012

References: Capt. and superintendent letter of September 2026 "took over department before drydock, completed without delay". English 88 %. Wife, one daughter. Non-smoker.`,
    },
    {
      name: 'container-chief',
      kind: 'missing',
      low: 42,
      high: 56,
      best: 49,
      why: 'Eight years chief of big container ships with a British ticket, but never a day on a tanker and no tanker course at all.',
      lacks: [
        'Advanced training oil AND chemical tanker cargo ops (V/1-1) with CoP in date',
        'Min 24 months in rank as Chief Eng on oil or chemical tankers',
      ],
      cv: `IAIN STRUAN GILLESPIE
Chief Engineer (Motor), MCA

Summary
I've been Chief with one owner for eight years and thirteen boxships, 8,500 to 15,000 TEU. Large bore two-stroke, waste heat, 6.6 kV, reefers, scrubbers, and a department of eleven. Looking for shorter trips now that the grandchildren have started arriving.

Service
Forthline Containers, Chief Engineer, Aug 2018 to present. MAN 11G95ME-C9, Wartsila X92. Four on, four off. Two drydocks as owner's man in Zhoushan. Fuel saving 6 % by hull and turbocharger work on the 10,000 class. Relieved two ships with poor PSC history; clean Tokyo and USCG inspections since. HV management level.
Ships in rank: Forth Pioneer (8,500 TEU) 2018/19; Forth Discovery (8,500) 2019 to 2021 with a fourteen month stretch in Covid that I would not wish on anyone; Forth Endeavour (13,100) 2021 to 2023, delivery from Ulsan as guarantee chief; Forth Resolve (15,000, dual fuel ready) 2023 to date. On Endeavour we changed a cylinder liner at anchor off Algeciras in nineteen hours. On Resolve I wrote the bunker changeover procedure the fleet uses now, and the cadet book for electrical officers. Budget holder, about USD 1.1m a year without fuel. PMS in AMOS then in ShipManager.
Forthline Containers, Second Engineer, 2011 to 2018.
Isles ferries and supply boats, 4th to 3rd, 2003 to 2011.

Certification
III/2 Chief Engineer Officer, unlimited kW, UK, valid to 14 May 2030
ENG1 unrestricted, Sept 2028
STCW updated, PSCRB, AFF, MEDFA, 2029
HELM(M), HV management
IMarEST member, CEng
US C1/D to 2031

Education: Glasgow College of Nautical Studies, HND Marine Engineering 2003; apprentice, Clyde, 1998

Greenock. Played second row until 40.`,
    },
    {
      name: 'superintendent-ashore',
      kind: 'lapsed',
      low: 43,
      high: 58,
      best: 53,
      why: 'Six years in rank on tankers to 2020 but ashore since; his ticket was last revalidated in January 2021 for five years, so it and the tanker papers have run out.',
      lacks: [
        'CoC STCW Reg. III/2, Chief Engineer, 3,000 kW or more, motor, unlimited',
        'Advanced training oil AND chemical tanker cargo ops (V/1-1) with CoP in date',
      ],
      cv: `Lennart Åkerblom
Technical Superintendent, formerly Chief Engineer, Lidingö

Vikhamn Ship Management, Stockholm, 2020 to present
Technical superintendent for five tankers (two MR, three 17k stainless). Budgets of USD 1.5m per ship, drydocks at Odense, Gdansk and Setubal, oil majors' vetting, crew matrix, main engine performance, FuelEU monitoring plan, class and flag. On board about 60 days per year, in port and riding.

Vikhamn Ship Management, Chief Engineer, April 2014 to June 2020
MR and IMO II ships, half year each year at sea. ME-C, RT-flex, Framo, inert gas. Fleet trainer for electronic engines. I was chief of the first ship with a methanol ready system.

Earlier, second to fourth engineer, product tankers and ferries, 1999 to 2014

EXAMS
Sea captain and engineer programme, Chalmers, 1999
Swedish Chief engineer certificate, unlimited, III/2, with advanced tanker endorsements (oil, chemical): last revalidation 18 January 2021
Medical: sjöfarerintyg October 2026, valid two years
ISM and ISO 14001 lead auditor 2022
English C2, German B1

I want to go out again for some years before I retire. My family knows. Ski touring, singing, boat motors of any age.`,
    },
  ],
};
