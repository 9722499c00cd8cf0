/** Electrical design engineer for machinery: electrical qualification, four years of machine electrics, EPLAN P8, EN 60204-1 and ISO 13849. */
import type { GradedJob } from '../types.ts';

export const electricalDesignEngineer: GradedJob = {
  job: 'electrical-design-engineer',
  title: 'Electrical Design Engineer (special purpose machinery)',
  spec: `Tillmoor Automation designs and builds filling, capping and end-of-line machines for food and pharmaceutical manufacturers. From our site outside Peterborough we ship about thirty machines a year, a third of them to the United States. The electrical office is four people today and, with a full order book until late 2028, is to become six.

As Electrical Design Engineer you will take a machine from the functional description to the released documentation: load calculation, component selection, schematics, cabinet layout, parts lists and cable plans. You will talk to mechanical and software colleagues every day, follow the panel through the workshop and be present when it is first switched on. Travel to customers comes to around fifteen days a year.

The post calls for an HNC, HND or degree in electrical, control or mechatronic engineering, and for no fewer than four years spent designing the electrical systems of industrial machines. All our documentation is produced in EPLAN Electric P8, so fluent daily use of it is required from the start. You work confidently to EN 60204-1, and have carried out safety circuit design and verification to EN ISO 13849.

It would help if you know EPLAN Pro Panel, have prepared panels to UL 508A, or can read and amend a Siemens or Rockwell PLC program. Servo drives are our daily bread.

We pay between £42,000 and £52,000, close at lunchtime on Fridays and match pension contributions up to eight per cent. Agencies: thank you, but no.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 95,
      why: 'HND, eight years of machine electrics in EPLAN P8, 60204-1, SISTEMA to 13849, Pro Panel, UL 508A and TIA.',
      lacks: [],
      cv: `Rachel Quantrill
Electrical Design Engineer

Experience

Fenland Packaging Systems, Wisbech. Electrical design engineer. January 2021 to date.
Cartoners and case packers, up to 14 servo axes (Siemens S120, Beckhoff AX). Complete electrical project for ten or so machines a year in EPLAN Electric P8 2024, Pro Panel for cabinet layout and wire lengths. Set up the macro library and the data portal rules that the office now uses. Load and heat calculations. Safety functions specified with mechanical design, calculated in SISTEMA and validated on the machine (PL d, some PL e). Technical file contributions for UKCA and CE; 60204-1 tests at end of build. Six panels for Ohio and Wisconsin built to UL 508A with our certified shop. Small changes in TIA Portal during commissioning.

Orton Conveyors, Peterborough. Electrical designer. September 2018 to December 2020.
P8 schematics for conveyor lines and palletisers, MCCs, zoned e-stop circuits, first 13849 calculations under supervision.

Panel wirewoman, Orton Conveyors. 2013 to 2018.

Education

HND Electrical and Electronic Engineering, Peterborough, 2018 (part-time)
NVQ 3 Electrical Engineering, 2015
TÜV functional safety technician, machinery, 2022
EPLAN Certified Engineer, 2021`,
    },
    {
      name: 'head-of-electrical',
      kind: 'overqualified',
      low: 75,
      high: 90,
      best: 82,
      why: 'Head of a nine-strong electrical office for nine years who still draws in P8 and signs the 13849 reports; the level is a question.',
      lacks: [],
      cv: `Dr.-Ing. Matthias Oberlechner, CEng MIET
Cambridge

Position held
HEAD OF ELECTRICAL ENGINEERING, Granta Process Machines plc (2017 - present)
Nine engineers, budget £1.1m, £38m of machinery a year for pharma filling and inspection. Member of the engineering board. Chooses suppliers and standards, recruits, sets the EPLAN master data, approves all releases. In spite of all that I have kept one machine family for myself: the vial line VL-300 and its variants are drawn by me in P8 to this day, most recently the project that left in September 2026.

Before
LEAD ELECTRICAL ENGINEER, Granta Process Machines (2011 - 2017): 22 machines from concept to FAT, EPLAN since the change-over from ELCAD in 2012
ELECTRICAL ENGINEER, Südtirol Verpackungstechnik, Bozen (2005 - 2011)

Standards work
BSI committee on safety of machinery, electrotechnical aspects, since 2019 (EN 60204 series). Author or checker of some 140 SISTEMA reports. UL 508A panel shop audit owner.

Degrees
Dr.-Ing., TU Graz, 2005 (servo drives). Dipl.-Ing. Elektrotechnik, 2001.

Remark
I am 51 and would like to design machines for the rest of my working life and leave the budgets to somebody else. I know what the post pays.`,
    },
    {
      name: 'zuken-user',
      kind: 'denial',
      low: 58,
      high: 73,
      best: 66,
      why: 'Degree, nine years of machine electrics and safety design; drawn in E3.series and AutoCAD Electrical, EPLAN not used so far.',
      lacks: ['fluent daily use of EPLAN Electric P8'],
      cv: `ADEWALE BAMGBOSE
Senior Electrical Design Engineer, Northampton

CAREER

10/2020 - today    Nene Robotics & Handling
Electrical design of robot cells and tray-sealing machines for ready meals and meat plants. Per machine: schematic set of 90-200 sheets in Zuken E3.series, panel layouts, harness drawings, BOM. Selection of servo drives (Rockwell Kinetix), guards, light curtains. EN 60204-1 verification, Category 3/PL d circuits calculated and documented to ISO 13849-1 and -2. FAT and site start-ups in Ireland, Spain and Georgia (US), where panels carried the UL mark.

06/2017 - 09/2020    Saxby Bakery Machinery
Electrical designer. Ovens, dividers, coolers. AutoCAD Electrical.

2016 - 2017    Graduate trainee, Saxby Bakery Machinery

EDUCATION

BEng (Hons) Electrical & Electronic Engineering, 2:1, Coventry, 2016

TOOLS

Zuken E3.series (expert, wrote the part library scripts)
AutoCAD Electrical (good)
EPLAN: not used yet, though I sat through a one-hour demo
Studio 5000: read and edit
SISTEMA, Excel VBA

OTHER

British citizen, full licence. Church treasurer. Notice eight weeks.`,
    },
    {
      name: 'building-services',
      kind: 'trap',
      low: 20,
      high: 38,
      best: 29,
      why: 'Electrical design engineer of buildings: distribution, lighting and BS 7671 in Revit and Amtech; no machine, no EPLAN.',
      lacks: [
        'four years designing the electrical systems of industrial machines',
        'fluent daily use of EPLAN Electric P8',
        'EN 60204-1 and safety circuit design to EN ISO 13849',
      ],
      cv: `Philippa Garland IEng MIET
Electrical Design Engineer

A chartered-track engineer with ten years' design experience.

2020 - present: Senior Electrical Design Engineer, Hallam Beck Consulting, Peterborough
  - Electrical design for hospitals, schools, two food factories and a pharmaceutical warehouse, RIBA stages 2 to 5
  - LV distribution, main switchboards and panel schedules, generators, UPS, lighting, fire alarm, small power to process areas up to the machine isolator
  - Load assessment and cable calculation in Amtech; schematics and layouts in Revit and AutoCAD
  - Emergency lighting and safety circuits to BS 5266
  - Witness testing, snagging, commissioning on site
  - Two graduates

2016 - 2020: Electrical Engineer, Ridings M&E Contractors, Leeds
  - Installation design to BS 7671, dealing with site managers and the DNO

2013 - 2016: Electrician, same firm, JIB gold card

Qualifications
  HNC Electrical Engineering, 2016
  18th Edition, Amendment 2
  City & Guilds 2391 inspection and testing
  SMSTS

Interests: sailing on Rutland Water, restoring a narrowboat (all the wiring is mine).`,
    },
    {
      name: 'garden-designer',
      kind: 'unrelated',
      low: 0,
      high: 12,
      best: 4,
      why: 'Garden designer and florist; design and planning in another world, none of the four requirements.',
      lacks: [
        'HNC, HND or degree in electrical, control or mechatronic engineering',
        'four years designing the electrical systems of industrial machines',
        'fluent daily use of EPLAN Electric P8',
        'EN 60204-1 and safety circuit design to EN ISO 13849',
      ],
      cv: `Imogen Farthingale
Garden & Planting Design
Stamford, Lincolnshire

Hello! I have been designing gardens for twelve years, from town courtyards to a four-acre manor, and enjoy working with clients from first sketch to the last tulip bulb.

Studio Farthingale (self-employed), 2016 to now
Site surveys, concept boards, planting plans in Vectorworks, quantities and supplier orders, supervision of landscapers. Around fourteen gardens a year. Silver-gilt at Harlow Carr, 2022. Waiting list of five months. Fees, VAT, website, photographs.

Head florist, Petal & Stem, Oundle, 2010 to 2016
Weddings, funerals, the Saturday rush; three staff and a van.

Gallery assistant, London, 2008 to 2010

Training
Diploma in Garden Design, Inchbald, 2014 (evening course)
BA Fine Art, Falmouth, 2008
RHS level 2, principles of plant growth

Skills
Hand drawing, Vectorworks, Photoshop, Instagram (18k followers), chainsaw and spraying tickets

Available three or four days a week from February. Driving licence, small noisy estate car.`,
    },
  ],
};
