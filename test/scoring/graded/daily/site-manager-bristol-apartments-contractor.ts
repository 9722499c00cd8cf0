import type { GradedJob } from '../types.ts';

export const siteManagerBristolApartmentsContractor: GradedJob = {
  job: 'site-manager-bristol-apartments-contractor',
  title: 'Site Manager',
  spec: `We are a regional main contractor turning over about £140m and we need a Site Manager for 96 apartments over a commercial ground floor in Bedminster, reinforced concrete frame, brick slip and rainscreen, contract value £21m, piling finishes in January. You will be the number one on site, reporting to a visiting contracts manager, with an assistant, two finishing foremen and a site engineer under you. It is a programme with not much float, a railway on one side and a primary school on the other, so you need to be calm with neighbours as well as with subcontractors. Day to day you will run the short-term programme and the weekly co-ordination meeting, sign off temporary works permits, drive quality with photographs and benchmark flats, work through the building safety file as you go and not in the last fortnight, and hand over floor by floor. You must have SMSTS in date and a CSCS card at manager level (the black one, or the white card of an academically or professionally qualified person will do equally well). You must have at least five years as site manager on new-build residential or mixed-use blocks; houses on their own are not enough for this one. We would like to see concrete frame, facade packages, a first aid certificate, some Asta or similar, and someone who has taken a scheme through the newer building safety gateways. £68k to £76k, car allowance, 26 days, private health. Apply to the address on our website with a CV; a covering letter is welcome but nobody will mark it.`,
  graded: [
    {
      name: 'owen-treharne-apartments',
      kind: 'strong',
      low: 92,
      high: 100,
      best: 95,
      why: 'Nearly nine years as number one on apartment blocks to date, SMSTS and black card in date, concrete frame, facade and gateway experience.',
      lacks: [],
      cv: `OWEN TREHARNE MCIOB
Portishead, North Somerset

TRAINING
SMSTS refresher, February 2025
CSCS Black, Manager, to June 2030
First Aid at Work, October 2025
Temporary Works Co-ordinator, 2023
NVQ Level 6 Construction Site Management, 2018

PROJECTS AS SITE MANAGER

Feb 2022 – now | Clevestone Construction, Bristol
  Anchor Quay, Bristol. 128 flats, 11 storeys, in-situ frame, unitised facade, £33m. No. 1 on site, team of seven. Gateway 2 approved with our change-control log, on course for gateway 3 in the spring.
  St Jude's Yard, Cardiff. 74 flats and a nursery, 6 storeys, RC frame with brick slips, £16m. Handed over core by core, 11 snags a flat on average, two weeks early (Nov 2023).

Sept 2017 – Jan 2022 | Wentlow Partnerships, Newport
  Three blocks for housing associations, 40 to 62 flats each, £7m to £12m. First one under a senior manager for four months and on my own after that. One of them over a live bus station.

Assistant site manager | Wentlow | 2014 – Sept 2017
Carpenter, then carpentry foreman | various | 2003 – 2014

HOW I WORK
Six-week lookahead on the wall, drawn by the trades. I walk with the neighbours' committee on the first Monday. Asta for the master, coloured pens for everything else.`,
    },
    {
      name: 'rebecca-fosdyke-two-years',
      kind: 'years',
      low: 60,
      high: 72,
      best: 66,
      why: 'Has SMSTS, the accepted white card and the right kind of block, but only two years and four months as site manager against five.',
      lacks: ['five years as site manager on new-build residential blocks'],
      cv: `Rebecca Fosdyke
Keynsham BS31
rfosdyke@example.org

I am a site manager with a concrete and groundworks engineering background, working on flats in and around Bath.

Site Manager, Larkhill & Dunn Ltd, Bath. July 2024 to present.
52 flats on a former depot site, RC podium with lightweight steel above, £11.5m. I took over at ground slab and am on my own on site with an assistant and a finishing foreman. Programme four weeks down when I came, one week down now. I chair the weekly meeting with the subcontractors, sign the permits and have set up QA by photograph for the cavity barriers. Handover of the first core is set for December.

Assistant Site Manager, Larkhill & Dunn Ltd. March 2021 to June 2024.
Two schemes: 38 flats in Radstock, 30 in Trowbridge. Looked after externals and then all finishing trades, inspections with the warranty people, snagging.

Site Engineer, Fosse Civil & Frame, Swindon. September 2017 to February 2021.
Setting out for frames, cube tests, level surveys.

BEng Civil Engineering, University of Severn Vale, 2017
SMSTS: May 2024
CSCS: white card, academically qualified person, valid 2028
Emergency first aid 2025
Software: Asta Powerproject, Dalux`,
    },
    {
      name: 'rebecca-fosdyke-pasted',
      kind: 'pasted',
      low: 60,
      high: 72,
      best: 66,
      why: "Her honest CV with the ad's own sentences pasted in as skills, which add nothing.",
      lacks: ['five years as site manager on new-build residential blocks'],
      twin: 'rebecca-fosdyke-two-years',
      cv: `Rebecca Fosdyke
Keynsham BS31
rfosdyke@example.org

I am a site manager with a concrete and groundworks engineering background, working on flats in and around Bath.

Site Manager, Larkhill & Dunn Ltd, Bath. July 2024 to present.
52 flats on a former depot site, RC podium with lightweight steel above, £11.5m. I took over at ground slab and am on my own on site with an assistant and a finishing foreman. Programme four weeks down when I came, one week down now. I chair the weekly meeting with the subcontractors, sign the permits and have set up QA by photograph for the cavity barriers. Handover of the first core is set for December.

Assistant Site Manager, Larkhill & Dunn Ltd. March 2021 to June 2024.
Two schemes: 38 flats in Radstock, 30 in Trowbridge. Looked after externals and then all finishing trades, inspections with the warranty people, snagging.

Site Engineer, Fosse Civil & Frame, Swindon. September 2017 to February 2021.
Setting out for frames, cube tests, level surveys.

BEng Civil Engineering, University of Severn Vale, 2017
SMSTS: May 2024
CSCS: white card, academically qualified person, valid 2028
Emergency first aid 2025
Software: Asta Powerproject, Dalux

Key skills and experience

You will be the number one on site, reporting to a visiting contracts manager, with an assistant, two finishing foremen and a site engineer under you. Day to day you will run the short-term programme and the weekly co-ordination meeting, sign off temporary works permits, drive quality with photographs and benchmark flats, work through the building safety file as you go and not in the last fortnight, and hand over floor by floor. You must have SMSTS in date and a CSCS card at manager level (the black one, or the white card of an academically or professionally qualified person will do equally well). You must have at least five years as site manager on new-build residential or mixed-use blocks; houses on their own are not enough for this one. We would like to see concrete frame, facade packages, a first aid certificate, some Asta or similar, and someone who has taken a scheme through the newer building safety gateways.`,
    },
    {
      name: 'desmond-achterberg-lecturer',
      kind: 'old',
      low: 60,
      high: 72,
      best: 66,
      why: 'Twelve years as site manager on blocks of flats and both cards in date, but the last scheme ended in 2016 and he has taught since.',
      lacks: [],
      cv: `DESMOND ACHTERBERG

14 Cotham Steps, Bristol        born 1968

Present post
Lecturer in construction management, Mendip Gate College, Weston-super-Mare, September 2016 onwards. Level 4 and 5 students, site visits, and I deliver the classroom part of site safety courses, which is why my own papers are fresh.

Building career
Site Manager, Orchardleigh Building plc, Bristol, 2004 (March) to 2016 (July)
 - 2013-16 Harbourside mixed use: 88 flats over shops, nine-storey concrete frame, curtain wall to the dock side, £18m. My site from piling to handover.
 - 2010-13 Two phases of key worker flats at Filton, 60 each, £9m and £9.5m
 - 2007-10 Retirement apartments, Clifton, 45 units, basement car park on a sloping street
 - 2004-07 54 flats in Totterdown, brick and block with precast floors
General foreman, Orchardleigh, 1998 to 2004
Bricklayer, 1985 to 1998

Papers
SMSTS, renewed January 2026
CSCS black card, 2024, valid to 2029
First aid at work, 2025
PGCE 2018; HNC Building 2001

I left to teach when my wife was ill. She is well again and I miss the mud. I have followed the gateway rules from the teaching side, I have not taken a job through them. Programmes I used to do on Project; I would need a week or two on whatever you have.`,
    },
    {
      name: 'iain-galbraith-civils-agent',
      kind: 'adjacent',
      low: 51,
      high: 63,
      best: 57,
      why: 'Experienced site agent with SMSTS and black card, but on bridges, roads and water, with no residential or mixed-use block.',
      lacks: ['five years as site manager on new-build residential or mixed-use blocks'],
      cv: `Iain Galbraith, Site Agent
Chepstow

Certificates: SMSTS (exp. 08/2029), CSCS black, Temporary Works Coordinator, Confined Space, First Aid at Work 2024. NVQ 7.

2019 to date - Sub Agent, promoted Site Agent April 2020
Usk & Wye Civil Engineering Ltd
Currently £26m dual carriageway junction near Avonmouth: two RC underbridges, 300 m of retaining wall, live traffic. Before it a £14m storm tank at Caldicot, 22 m deep, diaphragm wall. I have a section of up to 60 people, three engineers, two foremen. Weekly lookahead, earliest warnings and compensation events under NEC with the QS, temporary works register, possessions with the rail people, resident liaison, closing out quality files with the designer's inspectors.

2011 to 2019 - Site Engineer to Section Engineer
Braidwood Structures, Glasgow
Bridge decks, quay walls, wind farm bases. Concrete pours up to 900 cubic metres.

BSc Civil Engineering, Clydeholm University, 2011

My reason for applying: two small children and five years of night closures. Concrete frame, subcontractors and neighbours I know well. Flats, finishing trades, facade and M&E fit-out I have not done, other than a pumping station building with toilets in it.

Software: P6, Asta (viewer), Fieldview`,
    },
  ],
};
