/** Telehandler operator, UK housing site: a CPCS A17 or NPORS N010 card in date and two years on new-build housing. */
import type { GradedJob } from '../types.ts';

export const telehandlerOperator: GradedJob = {
  job: 'telehandler-operator',
  title: 'Telehandler Operator',
  spec: `TELEHANDLER OPERATOR x 1
Swindon (Wichelstowe side), SN1
Start: Monday 9 November. Duration: 14 months +
Rate: £20.50 ph CIS or PAYE, 50 hrs wk, paid weekly

Our client, a national housebuilder, wants a forklift/telehandler driver for a 320-plot new-build site. Machine is a 14 m JCB with an Intelligent Control screen. One other driver on site.

Duties: unload artics, load out bricks, blocks and mortar tubs to scaffold, lift trusses with hook under the site's lift plan, keep the compound tidy, daily checks, fuel, speak up if the ground is not right.

NEED:
- CPCS A17 or NPORS N010 telehandler card (NPORS must carry the CSCS logo). IN DATE. Will be checked at the gate, no card no start
- min 2 yrs driving on housing sites, in last few years
- 2 x work refs, we do phone
- boots, hi-vis, hard hat, gloves, LEP (light eye protection)

BONUS: dumper (A09 / N204), slinger signaller (A40 / N402), 360. Suspended load endorsement handy for the trusses.

Parking on site. Canteen. No travel paid. Client runs random drug and alcohol tests.

Ashmoor Trades & Labour acts as an employment business. We welcome applicants from every background.

Text or ring Deano with your ticket number and where you worked last.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'NPORS N010 with CSCS logo to 2029, dumper and slinger, six years on housing, references named.',
      lacks: [],
      cv: `Darren Goodenough
Swindon, SN25. Own transport. Can start on Monday.

TICKETS (NPORS, with CSCS logo, expires 09/2029)
N010 telescopic handler incl. suspended loads
N204 forward tipping dumper
N402 slinger signaller
H&S touch screen test passed Aug 2026
First aid at work 2025

WORK
Priory Green Homes, Tadpole Lane ph. 3 (210 plots)
Feb 2024 to Oct 2026. Sole telehandler, 14 metre JCB 540-140. Loading out for four gangs of brickies, trusses and steel with the hook to lift plan, unloading artics, some dumper. Finished because the site is finished.

Bowood & Lyle Groundworks, Chippenham, on Castlemead Homes sites
June 2020 to Jan 2024. Telehandler and 9t dumper, spoil and stone in, kerbs, drainage gear, banksman for the crane when needed.

Lorry driver's mate, Wessex Timber, 2016 to 2020

REFS
Site manager, Priory Green: Kev Milsom
Contracts manager, Bowood & Lyle: Tina Frape
Numbers when you ring.

PPE all own. Never failed a D&A test. Not had an incident in six years.`,
    },
    {
      name: 'march-card',
      kind: 'lapsed',
      low: 58,
      high: 72,
      best: 66,
      why: 'Twelve years on housing sites with the right machine, but the CPCS card ended in March 2026 and the renewal is not done.',
      lacks: ['CPCS A17 or NPORS N010 telehandler card in date'],
      cv: `CURRICULUM VITAE

Name: Leszek Baranowski
Trade: telehandler driver
Location: Cirencester

Experience:

| When | Where | What |
| 2019 - now | Hollowell Homes, sites at Cirencester, Tetbury, Malmesbury | Telehandler, Manitou 1440 and JCB 535-140. Bricks, blocks, lintels, windows, tubs on to scaffold. Trusses with jib. Deliveries. Daily check sheet. Was moved to the yard and to labouring since spring. |
| 2014 - 2019 | Redlynch Construction, housing association sites around Stroud | Telehandler and dumper |
| 2009 - 2014 | Farm at Fairford | Tractor, loader, grain |

Cards:
CPCS blue, no. 0447719
A17C Telescopic handler, all sizes exc. 360 slew
A09A Dumper wheeled
A40A Slinger
Card end date 14.03.26

NVQ level 2 plant operations (2016)
Health and safety test 2021
Abrasive wheels, asbestos awareness

References: Mr Ian Cottle and Mrs Jo Bray, both Hollowell Homes

English good, Polish. Driving licence B + trailer. I have all PPE. I can work Saturdays too. I like to keep the machine clean.`,
    },
    {
      name: 'sixty-words',
      kind: 'thin',
      low: 62,
      high: 78,
      best: 71,
      why: 'Sixty words that say the right things: A17 to 2028 and five years of housing, with no detail to weigh.',
      lacks: [],
      cv: `Jaz Sandhu, Wroughton

Telehandler, CPCS A17 blue card runs till May 2028. Also dumper A09.

2021 to now Kingsdown Plant Hire, out on hire to Fairacre Homes, new build estates at Wroughton and Royal Wootton Bassett, telehandler every day.
Before that scaffold labourer 3 yrs.

Two site managers will speak for me. Got boots, hat and vest. Can start 9 Nov.`,
    },
    {
      name: 'chemical-plant-operator',
      kind: 'trap',
      low: 8,
      high: 26,
      best: 16,
      why: 'A plant operator of a resin works with a warehouse fork truck licence; not plant in the building sense.',
      lacks: ['CPCS A17 or NPORS N010 telehandler card in date', 'min 2 yrs driving on housing sites'],
      cv: `STUART ELLINGHAM
Plant Operator

Reliable plant operator with 13 years on top tier COMAH sites. Good safety record, used to permits, 12-hour shifts and random testing.

Avon Resins plc, Avonmouth site
Senior Plant Operator, April 2017 - present
- Charges reactors, controls temperature and vacuum from the DCS
- Unloads road tankers and artics, checks seals and paperwork
- Moves drums and IBCs by counterbalance forklift; loads racking
- Daily plant checks, lock-off, permits, shift handover
- Reports unsafe ground and spill risks, site emergency team

Severn Dyestuffs, Avonmouth site
Process Operator, 2013 - 2017
- Filter presses, dryers, bagging line, lift truck

Tickets
RTITB counterbalance (B1), refresher Feb 2025
Confined space, breathing apparatus
COMAH awareness
CSCS green labourer card, valid to 2027 (for shutdown work)
Manual handling, first aid

NVQ Level 2 Process Operations

Own boots, hi-vis, hat and light eye protection. Two references from shift managers. Lives in Chippenham, drives to Swindon no problem.`,
    },
    {
      name: 'hair-salon',
      kind: 'unrelated',
      low: 0,
      high: 12,
      best: 4,
      why: 'Hairdresser and salon manager looking for a change; nothing of plant or sites.',
      lacks: ['CPCS A17 or NPORS N010 telehandler card in date', 'min 2 yrs driving on housing sites'],
      cv: `Gemma Lockyer
Old Town, Swindon

About me
Friendly, hard working and always on time. After fourteen years in hairdressing I am looking for something completely different, ideally outdoors and weekly paid.

Salon Manager - Curl Up & Dye, Wood Street - 2018 to 2026
Looked after five stylists and two apprentices. Bookings, stock orders, till and banking, rotas, health and safety file, client complaints. Built the colour side of the business up to half of sales.

Senior Stylist - Head First, Royal Wootton Bassett - 2012 to 2018
Cuts, colour, weddings. Trained juniors.

Qualifications
NVQ Level 3 Hairdressing
Level 2 Customer Service
Emergency first aid 2024
GCSEs in English, maths and art

Other
Full driving licence, own car. Not afraid of early starts or getting muddy. My brother works on the sites and says they are short of drivers, so I am ready to be trained up. References from salon owner and a long-standing client.`,
    },
  ],
};
