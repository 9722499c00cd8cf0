/** Occupational therapist, NDIS and aged care, Queensland: AHPRA, two years with complex home modifications, NDIS worker screening, driver; a Seek advert. */
import type { GradedJob } from '../types.ts';

export const occupationalTherapistAustralia: GradedJob = {
  job: 'occupational-therapist-australia',
  title: 'Occupational Therapist, Home Modifications',
  spec: `Occupational Therapist - Home Mods & Assistive Tech
Wattle & Co Allied Health | Toowoomba and the Darling Downs QLD | Full time or 4 days
$98,000 - $116,000 + super + car + 12 days extra leave if you hit (very reachable) KPIs

G'day. We're nine therapists, two admin legends and a kelpie. We look after people on the land and in town, aged 17 to 97, mostly NDIS participants, Support at Home and a handful of DVA clients. Our mods referrals have doubled and Steph is going on mat leave in February.

The gig
* Functional capacity assessments, home visits, reports that planners actually fund
* Ramps, bathrooms, kitchens, ceiling hoists: from first sketch to the builder's handover, liaising with certifiers, and trialling the AT before anyone signs
* Wheelchairs, pressure care and beds (with a supplier rep who's brilliant)
* A bit of mentoring for our new grad, Hamish

You'll bring
General registration with AHPRA as an OT, no conditions
A minimum of two years scoping and prescribing complex home modifications. "Complex" means structural, NDIS level two or equal: not just rails and over-toilet frames
NDIS Worker Screening clearance in hand, our auditors won't let you near a participant without it
Driver licence. You'll do 600 km in a big week, open or P2.

Would be nice: AS 1428.1, CAD or SketchUp, home modifications course, DVA and My Aged Care experience, country background, sense of humour.

Why join us: no unpaid overtime, paid travel, monthly supervision with a senior who's done 1,200 mods, laptop AND decent boots. First Nations applicants strongly encouraged; we acknowledge the Jagera, Giabal and Jarowair people.

Hit Apply or ring Tess. No recruiters, please, we've had a year of you.`,
  graded: [
    {
      name: 'mods-brisbane',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 93,
      why: 'AHPRA OT with five years of level-two bathroom and ramp mods to handover, clearance and licence current, SketchUp, DVA; now.',
      lacks: [],
      cv: `Georgia Papandreou-Lang
OT | AHPRA OCC000####### | Ipswich, keen to move west (dad's farm, Pittsworth)

EXPERIENCE
Bracken Lane OT, Ipswich - Senior OT, Oct 2021 to now
- 140+ major mods: wet-area gutting, door widening, platform lifts, structural ceiling track for 3 clients with MND. Scope, site measure, SketchUp drawing, two builder quotes, NDIS home mods assessment form, handover with the client on the chair.
- HLP and minor home mods for CHSP, DVA RAP orders. Support at Home since Nov 2025.
- FCAs for plan reviews and two AAT/ART matters.
- Supervise a new grad and two students from UQ.
Darling Downs Health, Toowoomba - OT grade 3, rehab and hand overs to home, Feb 2019 to Sept 2021. Rails, shower stools, some pre-discharge modifications with public housing.

EDUCATION
B Occ Thy (Hons), UQ, 2018
Home Modifications (UTS short course), 2022. AS 1428.1 workshop 2023.

CHECKS
NDIS Worker Screening cleared exp 03/2029. Blue Card. QLD open licence, manual. First aid 2026.

Outside work: campdraft timekeeper, roller derby, learning the ukulele. References: Anna (principal), Dr Rao (geriatrician).`,
    },
    {
      name: 'catastrophic-injury',
      kind: 'synonym',
      low: 77,
      high: 91,
      best: 84,
      why: 'Registered therapist for a motor-injury insurer and public housing whose access builds are the complex mods in other words; screening and licence in hand, NDIS reports few.',
      lacks: [],
      cv: `DEEPAK WIRRPANDA-SHAH

In short. I get houses ready for people who come home in a chair.

2022 to present. Occupational Therapist, Lifetime Care team, Redgum Rehabilitation, Newcastle NSW.
Clients of icare: spinal cord, brain, amputation. I walk through with architect and structural engineer, say where the hoist bears, how wide the turning circle is, what falls to the drain, whether the slab can be cut; write the environmental section with the specification and drawings marked up; go back at frame stage and at practical completion. Fourteen full fit-outs and around forty single-room jobs since I began, $12k to $380k. Powered chairs, pressure mapping, EC units.

2020 to 2022. OT, Homes NSW properties, contracted by Hunter Community Allied Health. Accessible bathroom replacements, external ramps 1:14 with landings, stair lifts, under LHA silver and gold. 60 dwellings. Aged pensioners and families of kids with CP.

2019. New graduate, John Hunter, acute. Bread, butter, pull-out sofas.

Bachelor OT, Newcastle, 2018. Registered with the Board since January 2019, renewal every November.
NDIS check: NSW, cleared to August 2028, I do a few participants on the side. Working With Children, yes.
Licence: class C, unrestricted, 2009; ute. Cricket umpire, level 1. Born in Yirrkala, raised in Dubbo. My wife takes up a teaching job in Dalby in January.`,
    },
    {
      name: 'devon-ot',
      kind: 'foreign',
      low: 44,
      high: 58,
      best: 52,
      why: 'Eight years of Devon adaptations incl. structural grants, but registered in the UK only with AHPRA in process, and no NDIS clearance yet: two papers to come.',
      lacks: ['General registration with AHPRA as an OT', 'NDIS Worker Screening clearance in hand'],
      cv: `Rebecca Tolley
Occupational Therapist, HCPC OT6####

Barnstaple, UK. Visa subclass 482 nomination needed. Arrival planned April 2027.

Work history
Jun 2018 - Present   North Moor District and County Council, Housing OT (Disabled Facilities Grants)
· 90-110 major adaptations a year: level access showers, through-floor lifts, extensions for children, stairlifts, step lifts
· draw in AutoCAD LT, joint visits with the grants surveyor, sign off with contractors, tribunal-proof reports
· moving and handling plans with track hoists for double-handed care
· lead on paediatric cases; two apprentices
Sep 2016 - May 2018   Community rehab OT, Exe Valley NHS. Falls, stroke, wheelchairs.
Sep 2014 - Aug 2016   Rotational OT band 5, Plymouth

Study
BSc (Hons) OT, Plymouth, 2014. PGCert Housing and Adaptations, 2021. Trusted Assessor trainer.

Registration in Australia
OTC stage 1 (desktop) assessment passed August 2026. AHPRA application (limited registration, supervised practice) lodged October 2026.

Licence: full UK manual, clean. Drives a Land Rover on farm tracks for a living, grew up among sheep. Surf lifesaving, WI jam, whippet (emigrating too).`,
    },
    {
      name: 'occ-rehab',
      kind: 'adjacent',
      low: 46,
      high: 60,
      best: 54,
      why: 'AHPRA therapist with NDIS check and licence, but nine years of return-to-work and ergonomics: no complex home modification anywhere.',
      lacks: ['A minimum of two years scoping and prescribing complex home modifications'],
      cv: `Matilda Okonjo-Reeves, Occupational Therapist

LinkedIn-style summary
Nine years in workplace rehabilitation and injury management. 5-star Google average (don't ask how). Toowoomba local, born at St Vincent's.

Experience
Rehabilitation Consultant (OT) | Ironbark Return to Work | Jan 2020 - Present
WorkCover QLD, Comcare and life insurance. FCEs on the Isernhagen kit, worksite visits at abattoirs, sawmills, feedlots. Graduated plans. Modified ute steps, tractor seats, sit-stand and tool handles. Reports for the tribunal. Regional lead, two consultants.
Occupational Therapist | Downs Hand Clinic | Feb 2017 - Dec 2019
Splinting, flexor tendons, ADL at home with rails and tub boards after wrist fracture.
Casual | Sunrise Support, NDIS | 2023 - Present
Saturdays: psychosocial participants, cooking and budgeting.

Education
Bachelor of OT (Hons), USC, 2016
Graduate Certificate in Work Health and Safety, 2021

Registrations and checks
AHPRA current, no conditions. NDIS screening to 2030. Blue Card. Open licence, 14 years, clean.

Interests
Show society committee (cakes and preserves), CWA scone judge in training, long-distance running. Looking for people rather than claims.`,
    },
    {
      name: 'access-builder',
      kind: 'trap',
      low: 12,
      high: 29,
      best: 21,
      why: "A builder who executes therapists' home modifications: every room and standard is right, but he is not a therapist and cannot be one.",
      lacks: [
        'General registration with AHPRA as an OT',
        'A minimum of two years scoping and prescribing complex home modifications',
      ],
      cv: `Travis Munnings
Home Modifications Specialist

I have done over 400 complex home modifications for NDIS, DVA and aged care clients in Toowoomba, Warwick and Chinchilla. Your OTs know me, ask Steph.

Business: Munnings Access Builds Pty Ltd, owner, 2014 to present
Structural bathrooms, step-free entries, concrete and modular ramps, ceiling hoist noggings, door widening, kitchens at 850, lift pits. Quote from OT drawings, advise the OT when the drawing won't work, liaise with certifier, do the handover. Provider registration for home modification group 0111 until 2025. Team of six. Zero QBCC complaints.

Before: carpenter, Hutchies, 2005 to 2014. Apprentice, dad.

Tickets: QBCC Builder Low Rise, Cert III Carpentry, Cert IV Building & Construction, HIA Home Mods short course, AS 1428.1 Livable Housing assessor 2021, NDIS Worker Screening (to 2027), Blue Card, Working at Heights, White Card. HR licence, two utes and a tipper.

Software: SketchUp Pro, Buildxact, ServiceM8.

Selling the business as the knees are gone at 46. After hundreds of jobs I can tell what a person needs before the OT gets out of the car, and I write a decent report. Happy to mentor Hamish. Coach, under 14s footy. Non-drinker since 2011.`,
    },
  ],
};
