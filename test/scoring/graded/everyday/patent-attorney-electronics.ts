/** Patent attorney, electronics and software: a European or UK qualification, the right science and drafting years decide. */
import type { GradedJob } from '../types.ts';

export const patentAttorneyElectronics: GradedJob = {
  job: 'patent-attorney-electronics',
  title: 'Patent Attorney (electronics and software)',
  spec: `Marchbank Ellery LLP is a private practice of 40 attorneys in London and Bristol. Our electronics group acts for chip designers, medical device makers and a growing number of machine learning start-ups, and its workload has outgrown it.

We are looking for a qualified patent attorney. Qualified means a European Patent Attorney or a UK Chartered Patent Attorney; one of the two is enough, and many of our people hold both. Your degree is in electronic engineering, physics or computer science. You have at least three years' experience of drafting and prosecuting patent applications in those technologies, in private practice or in house.

The work is original drafting from inventors' disclosures, prosecution before the EPO and the UKIPO, freedom-to-operate opinions, and looking after a handful of direct clients. There is help from a trainee and a very good formalities team.

Experience of EPO oppositions and oral proceedings, of standard-essential patents, or a working knowledge of German would be welcome but none of them is required.

Salary according to qualification, bonus, hybrid working with two days in the office. We welcome applicants of every background and are signatories of the IP Inclusive charter.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 94,
      why: 'Dual-qualified, electronics degree, nine years of drafting and prosecution in chips and machine learning, oppositions, German.',
      lacks: [],
      cv: `Dr Harriet Osei-Lindqvist
Chartered (UK) and European Patent Attorney

Associate, Thornleigh & Wray, London – September 2021 to present
Drafts about 25 new cases a year: RF front ends, memory controllers, neural network accelerators, image processing. Prosecution before EPO and UKIPO, technical character of software claims, ten EPO oral proceedings, four oppositions. Freedom-to-operate opinions for two start-ups. Supervises a trainee.

Trainee then newly qualified attorney, Calder IP, Manchester – October 2017 to August 2021
Drafting and prosecution for a telecoms client (5G, standard-essential families).

Qualified: CPA 2021, EPA 2022
PhD Electronic Engineering, Sheffield 2017; MEng Electronics, Bath 2013
German: good reading and speaking`,
    },
    {
      name: 'uk-only',
      kind: 'any-of',
      low: 77,
      high: 93,
      best: 85,
      why: 'Chartered in the UK but never took the European exam: one is enough; physics, seven years in house.',
      lacks: [],
      cv: `Jonathan Abiola CPA
In-house patent attorney

Ferrant Instruments plc, Cambridge, since spring 2019
* invention harvesting and drafting: mass spectrometers, sensors, signal processing, control software
* prosecution at the UKIPO and, with outside agents signing, at the EPO; I write the responses myself
* freedom-to-operate for three product launches in Europe, Japan and the United States
* outside counsel budget of £650k, renewals, inventor awards
* licence talks with two competitors, one settled dispute over an ion source
* lunchtime courses for engineers: what to tell us, and when

What colleagues come to me for: reading circuit diagrams, telling a scientist kindly that the idea is old, and claims that survive the first examination report. About twelve new filings a year, roughly half of them drafted by me from the first conversation in the laboratory.

Trainee patent attorney, Ferrant Instruments, 2016 - 2019

Chartered Patent Attorney, on the UK register since 2020. I have not sat the European exam.
MSci Physics, Durham, 2015
PgCert IP Law, Queen Mary, 2017. French A2.`,
    },
    {
      name: 'finals-pending',
      kind: 'in-progress',
      low: 51,
      high: 68,
      best: 61,
      why: 'Four years of the right drafting and a computer science degree, but on neither register: exams still ahead.',
      lacks: ['European Patent Attorney or UK Chartered Patent Attorney'],
      cv: `Part-qualified Patent Attorney
Sunita Wickramasinghe

Experience
Garnet Hale LLP, Reading | Trainee Patent Attorney | Sept 2022 – present
Drafting under a partner: computer vision, databases, wearable devices (30 specifications so far). Responses to EPO and UKIPO examination reports, claim charts, attended two oral proceedings. First contact for a university spin-out.
Softwell Ltd | Software engineer | 2019 – 2022

Education
MEng Computer Science, Warwick, 2019
PgCert IP Law, Brunel, 2023

Examinations
EQE: F paper passed 2025, main papers due to be sat in March 2027
UK finals: FD1 failed in 2025, resit in October 2026, results awaited
Not yet on the register.`,
    },
    {
      name: 'chemist',
      kind: 'missing',
      low: 48,
      high: 65,
      best: 56,
      why: 'Fully qualified attorney of ten years, but a chemist whose cases are medicines and polymers.',
      lacks: ['degree in electronic engineering, physics or computer science'],
      cv: `PATRICK O'HALLORAN
European Patent Attorney, Chartered Patent Attorney

Employment
2018 to date: Senior Associate, Brackley Moss LLP (chemistry and life sciences group). Drafting and prosecution for small-molecule pharma, formulations, coatings and polymers. EPO oppositions: 14 as lead, nine oral proceedings. SPCs, FTO opinions, direct clients in Ireland and Germany.
2013 to 2018: Trainee and Associate, Dolan Keane, Dublin

Qualifications
EPA 2017, CPA 2018
Partner-track leadership course 2024
PhD Organic Chemistry, Galway, 2013; BSc Chemistry, 2009
German B2

All my cases have been chemical; I have not handled electronics or software.`,
    },
    {
      name: 'us-attorney',
      kind: 'foreign',
      low: 49,
      high: 66,
      best: 58,
      why: 'Registered at the USPTO, the right degree and years, but no European or UK qualification.',
      lacks: ['European Patent Attorney or UK Chartered Patent Attorney'],
      cv: `Kelsey Tran, Patent Attorney (USPTO Reg. No. 7x,xxx)
Relocating to London in January 2027 with spouse visa, right to work confirmed

Hollis Grady PC, Austin, Texas, Associate, August 2020 - present
Drafted 110 US applications in semiconductors, wireless and machine learning. Office action responses, examiner interviews, appeals. Instructs European agents on EPO counterparts and reviews their responses.
Intern, Lone Star Semiconductor, 2018

J.D., University of Houston 2020, Texas Bar 2020
B.S. Electrical Engineering, Texas 2017
Not a European or UK patent attorney; would begin with the UK foundation exams.`,
    },
  ],
};
