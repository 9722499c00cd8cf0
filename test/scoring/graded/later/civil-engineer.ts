/** Site civil engineer: degree, years on highways and the site card decide. */
import type { GradedJob } from '../types.ts';

export const civilEngineer: GradedJob = {
  job: 'civil-engineer',
  title: 'Senior Site Engineer (Highways)',
  spec: `Our client, a tier one contractor, requires a Senior Site Engineer for a dual carriageway scheme near Lincoln. Applicants need a degree or HND in civil engineering, a minimum of five years' site engineering on highways or heavy civils, a valid CSCS card and SMSTS or SSSTS. You'll be setting out with robotic total stations and GPS, running drainage, earthworks and pavement gangs with the agents, checking quality (ITPs, as-builts) and mentoring graduates. AutoCAD and 12d preferred. ICE membership or working towards it is welcome. £52k-£58k plus car allowance.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'BEng, eight years on roads and earthworks, cards in date, sets out, mentors, ICE member.',
      lacks: [],
      cv: `Fiona Garrity
Senior Engineer, GMICE

Oct 2021 – Present | Marlowe Infrastructure | Senior Site Engineer | A47 dualling: setting out (Leica robotic, GNSS), drainage, cut and fill 400,000 m3, blacktop with subcontractors, ITPs and as-builts, two graduates.
Aug 2018 – Sep 2021 | Marlowe Infrastructure | Site Engineer | Bypass and roundabouts, kerbs, ducts, 12d models.

BEng Civil Engineering, Heriot-Watt, 2018
CSCS (AQP), SMSTS to 2028, AutoCAD`,
    },
    {
      name: 'buildings',
      kind: 'adjacent',
      low: 45,
      high: 66,
      best: 56,
      why: 'Seven years of site engineering with all the cards, on housing and frames, no highways.',
      lacks: ['five years on highways or heavy civils'],
      cv: `Oliver Nwosu, Site Engineer

2019 - now, Site Engineer then Senior, Cityframe Ltd, Nottingham. RC frames and housing: grids, levels, piling mats, formwork checks, slab pours, total station, snagging, graduates' weekly review.

BSc Civil Engineering, Nottingham Trent, 2019. CSCS black card. SSSTS 2026. AutoCAD.
No roads work so far.`,
    },
    {
      name: 'no-degree',
      kind: 'missing',
      low: 56,
      high: 73,
      best: 66,
      why: 'Fifteen years of setting out motorways; came up from chainman, with no degree or HND.',
      lacks: ['degree or HND'],
      cv: `STEVE MALLINSON
Senior setting out engineer

2015-date  Setting-out then senior site engineer (freelance to Kier-type and Skanska-type contractors): M1 smart sections, A14, A1; earthworks, drainage, pavement, robotic instruments, GPS machine control models, as-builts, trained five graduates.
2009-2015  Chainman, then assistant engineer.

CSCS, SMSTS (exp 2029), Streetworks supervisor.
School: 5 GCSEs. Picked everything up on the job; no college.`,
    },
    {
      name: 'graduate',
      kind: 'years',
      low: 45,
      high: 66,
      best: 57,
      why: 'Degree, cards and the right scheme, eighteen months of it.',
      lacks: ["five years' site engineering"],
      cv: `Meera Iyer
Graduate site engineer

Since May 2025, Marlowe Infrastructure, A46 junction: sets out kerbs, gullies and chambers, dips levels, fills in ITPs, as-built survey of ducts.
Summer 2023, placement, county council highways design.

MEng Civil Engineering, Loughborough, 2025 (2:1)
CSCS academically qualified, SSSTS 2026. 12d, AutoCAD. ICE student member.`,
    },
    {
      name: 'network',
      kind: 'trap',
      low: 2,
      high: 22,
      best: 11,
      why: 'Traffic, gangs of packets and highways of data: a network engineer.',
      lacks: ['degree in civil engineering', "five years' site engineering", 'CSCS'],
      cv: `Adam Kowalczyk
Senior site reliability and network engineer

2017 - now, DataHighway Ltd, Lincoln: traffic engineering of backbone routes, site surveys for data halls, quality checks, mentoring of graduates, drainage of legacy VLANs, AutoCAD rack drawings.
BSc Computer Networks, Lincoln, 2016
CCNP, ITIL`,
    },
  ],
};
