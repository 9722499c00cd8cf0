/** School SENCO: teacher status, the national award and leading provision decide. */
import type { GradedJob } from '../types.ts';

export const senco: GradedJob = {
  job: 'senco',
  title: 'SENCO (primary)',
  spec: `SENCO, two-form entry primary school, Stockport

The governors of Heald Brook Primary seek a Special Educational Needs Co-ordinator to join the senior leadership team.

The successful candidate will:
• have Qualified Teacher Status
• hold the National Award for SEN Co-ordination or NPQ SENCO (or be willing to complete it within three years)
• have taught for at least four years in primary schools
• have led or co-ordinated provision for pupils with SEND, including EHCP applications and annual reviews
• know the SEND Code of Practice

Experience of safeguarding lead duties, ELSA, speech and language programmes and training of teaching assistants would be an advantage. The school is committed to safeguarding children; an enhanced DBS check is required.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'QTS, the national award, eleven years in primaries, five as SENCO with EHCPs, deputy safeguarding lead.',
      lacks: [],
      cv: `Alison Prendergast
SENCO and Year 3 teacher

Sept 2021 to date   SENDCo, Bramble Lane Primary, Tameside (two-form entry, SLT member)
   Register of 84 pupils; 31 EHCP applications, annual reviews; provision map; trains 18 TAs; ELSA supervision; WellComm; deputy DSL
2015 to Aug 2021   Class teacher, Years 2 to 4, Bramble Lane Primary

NASENCo award, Edge Hill, 2022
PGCE Primary with QTS, 2015
BA Psychology 2014`,
    },
    {
      name: 'willing',
      kind: 'any-of',
      low: 70,
      high: 88,
      best: 79,
      why: 'Six years of primary teaching, assistant SENCO with EHCP work; the award not started, which the spec allows.',
      lacks: [],
      cv: `Jonathan Frost, class teacher and assistant SENCO

Class teacher (Year 5), Marple Vale Primary, September 2020 - present. Assistant SENCO since 2023, two afternoons a week: drafts EHCP requests, leads annual reviews for KS2, graduated approach, liaison with educational psychologists, trains teaching assistants in phonics keep-up. Knows the Code of Practice well.

PGCE (QTS) Manchester 2020; BSc Sport 2019.
I am willing to take the NPQ SENCO from September.`,
    },
    {
      name: 'secondary',
      kind: 'missing',
      low: 52,
      high: 72,
      best: 63,
      why: 'An experienced SENCO with award and QTS, but all of it in secondary schools.',
      lacks: ['four years in primary schools'],
      cv: `Beverley Oduya
SENCO, NASENCo 2018

2017 - now  SENCO, Denton High School (11-16). 140 on the register, EHCP requests, annual reviews, access arrangements, SEND Code of Practice training, line manager of 14 TAs.
2010 - 2017  Teacher of English, Denton High School.

QTS 2010, PGCE Secondary English
No primary experience but a parent governor at my children's infant school.`,
    },
    {
      name: 'teaching-assistant',
      kind: 'missing',
      low: 22,
      high: 44,
      best: 34,
      why: 'A devoted teaching assistant for SEND pupils; no QTS and no co-ordination.',
      lacks: ['QTS', 'four years of teaching', 'co-ordinated provision'],
      cv: `Tracy Whitham
Higher Level Teaching Assistant (SEND)

2016 - present, HLTA, Offerton Green Primary. One-to-one for pupils with EHCPs, speech and language programmes, ELSA, lunchtime club, contributes to annual reviews, covers PPA time.
2012 - 2016, midday supervisor.

HLTA status 2019, ELSA trained 2020, NVQ 3. Safeguarding level 2. I am not a qualified teacher.`,
    },
    {
      name: 'ireland',
      kind: 'foreign',
      low: 50,
      high: 68,
      best: 60,
      why: 'Eight years in Irish primaries, five co-ordinating special education; QTS applied for.',
      lacks: ['Qualified Teacher Status'],
      cv: `Niamh Gallagher
Primary teacher and SET co-ordinator

Scoil Bhríde, Co. Louth: mainstream class teacher 2016 to 2019; special education teacher and co-ordinator 2019 to present. Support plans, NEPS referrals, SNA reviews, in-school training.

Registered with the Teaching Council of Ireland since 2016. Application for QTS in England submitted October 2026.
B.Ed. Marino 2016; Postgraduate Diploma in Special Educational Needs, UCD, 2021.
Reading up on the SEND Code of Practice.`,
    },
  ],
};
