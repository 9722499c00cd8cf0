import type { GradedJob } from '../types.ts';

export const sencoPrimarySchoolDudley: GradedJob = {
  job: 'senco-primary-school-dudley',
  title: 'SENCO (Primary), TLR/SEN allowance, 0.8 to full time',
  spec: `SENCO – Hazelwick Community Primary School, Dudley
MPS/UPS + SEN allowance | 0.8 to 1.0 | Start: January 2027 or after Easter

About us
We are a two-form entry primary with 418 children, 31 of them with an Education, Health and Care Plan and a further 74 on SEN Support. Our present SENCO retires at Christmas after fourteen years and has left us in good order.

You will need
• Qualified teacher status. We cannot appoint an unqualified teacher to this post.
• The NASENCO award or the NPQ for SENCOs, already in your hand. Governors have decided not to appoint somebody who still has to do it.
• Three years or more as a class teacher with primary-age children.

What the job is
• Keeping the SEN register, running annual reviews, and writing the paperwork when we ask the local authority for a needs assessment
• Working with the educational psychologist, speech and language therapists and the autism outreach team
• Line managing eleven teaching assistants and deploying them where they do some good
• Showing class teachers how to adapt a lesson rather than doing it for them
• Talking straight and kindly with parents
• Looking after the notional SEN budget and top-up claims

It would be nice if
• you have sat on a senior leadership team
• you have been through an inspection as SENCO
• you know Edukey or another provision mapping tool

Safeguarding
Hazelwick is committed to the welfare of children. The post is exempt from the Rehabilitation of Offenders Act; an enhanced DBS check and online search will be carried out. Visits are warmly encouraged: ring the office. Closing date noon, 20 November.`,
  graded: [
    {
      name: 'rukhsana-tilley-senco',
      kind: 'strong',
      low: 90,
      high: 100,
      best: 95,
      why: 'QTS, NASENCO 2019, seven years of class teaching and eight years as SENCO up to today, with SLT, inspection, budget and TA management.',
      lacks: [],
      cv: `RUKHSANA TILLEY
14 Pargeter Rise, Stourbridge    07700 900412    r.tilley@example.org

CURRENT POST
Assistant Headteacher and SENCO, Thistle Bank Primary School, Stourbridge (two-form entry, 402 on roll)
September 2022 to date
- 26 children with EHCPs and about 60 at SEN Support. I chair every annual review myself.
- 17 requests for EHC needs assessment submitted, 15 agreed at first panel.
- Manage nine teaching assistants; reorganised the timetable so that no child has a full-time "velcro" adult.
- Notional SEN budget of £186k, including high-needs top-up returns.
- Ofsted March 2025: "pupils with SEND are known exceptionally well". I was interviewed as SENCO.
- Moved all paper IEPs into Edukey provision maps in my first year.

PREVIOUS POSTS
SENCO and Year 4 teacher (0.6 teaching), Larkspur Lane Primary, Tipton, September 2018 – August 2022
Built up links with the borough EP and with SALT; introduced Attention Autism groups in KS1.
Class teacher, Larkspur Lane Primary, Tipton, September 2011 – August 2018
Years 2, 4 and 5. Phase leader for lower KS2 from 2015. NQT year completed July 2012.

QUALIFICATIONS
National Award for SEN Coordination, University of the Severn Vale, completed November 2019
BA (Hons) Primary Education with QTS, 2:1, 2008–2011
Team Teach level 2 (2024), designated safeguarding lead training (September 2025)

OUT OF SCHOOL
Parent governor at a special school; allotment; poor but keen swimmer.

References: Mr D. Aldous, Headteacher, Thistle Bank. Ms K. Prewett, formerly Head, Larkspur Lane.`,
    },
    {
      name: 'gareth-penhallow-inclusion',
      kind: 'synonym',
      low: 84,
      high: 97,
      best: 91,
      why: 'Same job under the name of inclusion lead, with QTS by PGCE, the National Award of 2016 and eight years of class teaching; only the budget detail is light.',
      lacks: [],
      cv: `Gareth Penhallow
Kingswinford, West Midlands

I trained late, after six years in a building society. My postgraduate certificate (5 to 11 years) came with the recommendation for qualified teacher status in the summer of 2006 and I passed induction the year after, at St Budoc's Junior in Truro. I stayed there with my own class, mostly Year 5 and Year 6, until August 2014.

Then we moved north and I became Inclusion Lead at Cinder Hill Primary near Halesowen, in September 2014, which is where I still am. The head had nobody holding the statutory role, so I took the university route straight away: the National Award for Special Educational Needs Co-ordination, sixty master's credits, finished July 2016.

What the work has been. Twelve years of it by now. I keep the list of the children who get something extra (ninety-odd at present) and of the 22 whose provision is set out in a statutory plan; I take the yearly meeting for each. I have written something like forty applications to the authority asking it to assess, and gone to mediation twice. Eight support staff report to me and I do their appraisals. I team-teach with colleagues, half a term at a time, until they can make the same text work for a child reading at five and a child reading at eleven. Psychologist days are booked, prepared and followed up by me, likewise the speech therapist we buy in on Thursdays. I was the one the inspectors asked for in June 2023 ("leaders' ambition for pupils with additional needs is unmistakable").

I joined the senior team in 2019. We track interventions in Provision Writer, which I chose and set up.

I have a clear enhanced disclosure, on the update service.`,
    },
    {
      name: 'aimee-okonjo-blake-acting',
      kind: 'in-progress',
      low: 54,
      high: 67,
      best: 61,
      why: 'Qualified, seven years in class and acting SENCO for a year, but the NPQ is only to be finished in summer 2027 and the governors want it in hand.',
      lacks: ['NASENCO or NPQ SENCO (still in progress)'],
      cv: `Aimee Okonjo-Blake
Flat 2, 91 Gorsty Lane, Wednesbury
Teacher ref. number on request

PROFILE: Year 3 teacher and acting SENCO who loves the detective side of the job.

EMPLOYMENT
09/2025 – now     Acting SENCO (3 days) and Year 3 teacher (2 days), Parkfields Green Primary, Walsall
                  Covering long-term absence. 19 EHCPs. Have led all annual reviews since October 2025, put in five needs-assessment requests (four accepted), and rewritten the SEN information report. I meet six TAs every Friday morning for training.
09/2020 – 08/2025 Class teacher Y1, Y3, Parkfields Green Primary. Maths lead from 2023.
09/2019 – 08/2020 NQT, Y2, Bishop Ambrose CE Primary, Bilston. Induction completed (with the spring at home like everybody else).

EDUCATION AND TRAINING
PGCE Primary with QTS, 2018–19
BSc Psychology, 2:1, 2015–18
NPQ for SENCOs: started February 2026, final assessment due June 2027
ELKLAN speech and language for 5–11s, level 3, 2022
Makaton foundation

IT: Edukey Provision Map, CPOMS, Arbor

INTERESTS
Gospel choir; netball (back in defence)`,
    },
    {
      name: 'julian-farquhar-denial',
      kind: 'denial',
      low: 36,
      high: 50,
      best: 43,
      why: 'Long practice in independent schools, but by his own words neither QTS nor the SENCO award: two hard must-haves absent.',
      lacks: ['qualified teacher status', 'NASENCO or NPQ SENCO'],
      cv: `CURRICULUM VITAE — Julian Farquhar, MA

Head of Learning Support, Brackenhurst Preparatory School, Worcestershire, 2016–present
The school takes 210 boys and girls from 4 to 13. I lead a department of four specialist tutors. I screen every new entrant, assess for dyslexia and dyspraxia, write the pupil profiles that go to form teachers, arrange exam access for the senior school transfer papers, and report to parents twice a year. Three of our pupils have EHC plans; for these I prepare the annual review with the county. I was invited to join the senior management committee in 2021.

Form teacher (Years 4 to 6), Hollybed House School, Malvern, 2009–2016
Taught English, history and Latin, coached the second XI, lived in as a house tutor for three years.

Before that: publishing, London, 2003–2009 (schools list, desk editor then commissioning editor).

Education
MA (hons) English, 2003
OCR Level 5 diploma in teaching learners with dyslexia, 2014
Associate membership of the British Dyslexia Association (AMBDA), 2018

A word on status. As my whole career has been in the independent sector I have not needed to hold QTS and do not hold it, though I would gladly look at the assessment-only route. Similarly the national SENCO award was not required of us and I have not taken it.

Pastimes: fell walking, church music, restoring a 1959 tandem.`,
    },
    {
      name: 'deirdre-colquhoun-secondary',
      kind: 'missing',
      low: 60,
      high: 72,
      best: 66,
      why: 'A full SENCO with QTS and the award, strong in every duty, but all her class teaching was in secondary schools.',
      lacks: ['three years of primary class teaching'],
      cv: `DEIRDRE COLQUHOUN  |  SENCO, 11–16  |  Sandwell

Summary of posts
School                              Role                         From       To
Ironbridge Road Academy, Oldbury    SENCO                        Sep 2017   present
Ironbridge Road Academy, Oldbury    English teacher, then        Sep 2010   Aug 2017
                                    second in department
Glebe High, Wolverhampton           English teacher (NQT)        Sep 2009   Aug 2010

As SENCO
I have 38 students with EHCPs in a school of 1,050 and a resourced base for twelve with autism. I am responsible for fifteen TAs and a deputy SENCO, for a budget of just over £400,000 including element 3, and for exam access arrangements (CPT3A, 2018). Tribunal twice, both settled beforehand. Two inspections, 2019 and 2024, good both times. I go out to our nine feeder primaries every summer term for Year 6 transition, and sit in on the reviews of those coming to us.

Training for staff is what I am proudest of: a forty-minute slot every second Tuesday, on one child and one change, has done more than any INSET day.

Qualifications
PGCE Secondary English with QTS, 2009
NASENCo, 2018
BA English and Drama, 2008
NPQSL, 2022

Why primary? By the time children reach me in Year 7 much is already decided. I have never had a primary class of my own and would like to say so at the outset.`,
    },
  ],
};
