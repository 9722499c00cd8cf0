import type { GradedJob } from '../types.ts';

export const ruralCommunityMidwifeTaranakiTrust: GradedJob = {
  job: 'rural-community-midwife-taranaki-trust',
  title: 'Community Midwife, employed caseload (0.8-1.0 FTE)',
  spec: `Kia ora. We are the Waitōtara Maternity Trust, a small charitable trust looking after hapū māmā and their whānau between the mountain and the coast, from Ōpunakē down to Pātea. There are three of us midwives at present plus Jo who keeps the office going two days a week, and since Margaret is retiring to her grandchildren we need a fourth.

You would carry your own caseload of about thirty-five women a year, seeing them from first booking through to six weeks, mostly in their own kitchens and at our clinic rooms in Hāwera. Births happen at home, at the primary unit or at the base hospital, and we share the calls in a one-in-four roster so that everybody gets proper weekends. It is a salary, not a claim-per-module arrangement, with a car from the trust, six weeks of leave and the MERAS rates.

We can only take a midwife who is registered with the Midwifery Council of New Zealand and has a practising certificate for the present year. As you will be on your own an hour from help, we can't take a new graduate: at least two years of practice behind you, please, and some of it out of hospital or looking after women the whole way through. And you have to have your full driver licence, as there are no buses up our roads and half of them are gravel.

If you are happy to suture at home, have done waterbirths, have kept up your neonatal resuscitation and emergency days, or have some te reo Māori and are at ease on the marae, tell us about it. Feeding support is something our women ask for a lot. So is help with giving up the smokes.

Ring Aroha for a yarn before you write anything down.`,
  graded: [
    {
      name: 'hinemoa-rangiwai-lmc',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 94,
      why: 'LMC with nine years of rural caseload, current APC, full licence, home and water births, te reo and lactation.',
      lacks: [],
      cv: `Hinemoa Rangiwai
Ko Ruapehu te maunga, ko Whanganui te awa.
Raetihi

Midwife, registered with the Midwifery Council of NZ since December 2016. APC 1 April 2026 to 31 March 2027, no conditions. Full class 1 licence since 2009, clean.

2019 - now  Self-employed LMC, Ruapehu and upper Whanganui
Around 38 women a year, from booking to discharge at six weeks. Two in three are Māori and most live over 45 minutes from a base hospital. About 15 home births a year, half of them in the pool. I suture at home, put in lines, have managed 6 serious PPHs and 2 shoulder dystocias in people's lounges before the helicopter came. Backup partner to one other LMC.

Jan 2017 - Dec 2018  Core midwife, Whanganui base hospital
Rotating: labour ward, postnatal, antenatal day clinic. MFYP programme finished December 2017.

Study and updates
Bachelor of Midwifery, Waipā Polytechnic 2016
Emergency skills and neonatal life support, both redone February 2026
Breastfeeding: IBCLC exam passed 2022
Smoking: ABC trained, stop-smoking coach for an iwi health provider 2021-2023

I speak te reo every day with my kids and with kuia at the clinic. I would come to you because my mother in Pātea needs me closer.

Referees: on request, including two māmā.`,
    },
    {
      name: 'ruth-ellingham-case-holding',
      kind: 'synonym',
      low: 84,
      high: 95,
      best: 89,
      why: 'British-trained, on the NZ register since 2021 with the 2026/27 certificate; case-holding at home births matches the ad though told in UK terms.',
      lacks: [],
      cv: `RUTH ELLINGHAM
Stratford, Taranaki. Born in Hexham, Northumberland 1985. NZ resident.

WHAT I DO NOW
November 2023 to date - Continuity team midwife, Te Whatu Ora, New Plymouth and central Taranaki. Five of us hold our own cases: I book the woman, see her at home, am there when the baby comes if it is my on-call, and visit until day 42. Last year I was present for 41 babies, 9 at home, 12 in the little unit at Hāwera. I stitch, cannulate, do the newborn checks and the frenotomy referrals.

BEFORE THAT
August 2021 to October 2023 - Midwife on the wards, Taranaki Base Hospital. All areas.
June 2014 to May 2021 - Community and home birth team, Tyne Hills NHS Trust, England. Case-holding in a team of six. Snow, sheep and a Skoda. Won the trust's prize for continuity in 2019.
September 2010 to May 2014 - Rotational midwife band 5 then 6, same trust.

PAPERS
Midwifery Council, Aotearoa: entered on the register July 2021 (overseas competence programme finished 2022), practising certificate in force for 2026/27. NMC kept until 2022.
BSc (Hons) Midwifery 2010.
NZ driving licence, full (converted from UK full licence 2021).
PROMPT day May 2026, NLS May 2026. Hypnobirth and pool birth study days 2018. Learning te reo, level 2 night class 2025.`,
    },
    {
      name: 'colleen-fitzharris-no-apc',
      kind: 'lapsed',
      low: 52,
      high: 64,
      best: 58,
      why: 'Seventeen years of rural caseload, but the practising certificate ran out in March 2023 and is not renewed.',
      lacks: ['current practising certificate (lapsed 2023)'],
      cv: `Colleen Fitzharris, RM
Inglewood

I was an LMC midwife for a long time and I miss it. In autumn 2023 I let my annual practising certificate go because my husband was ill. He died last year. I have been in touch with the Midwifery Council about a return to practice programme; they say I need to put together a plan and find a supervisor, which is as far as I've got.

Work
May 2023 – now: part-time antenatal class teacher, Parents Together, New Plymouth (non-clinical). Four courses a year, plus a feeding drop-in on Thursdays.
2008 – March 2023: LMC, self-employed, based at Inglewood. 40 to 50 women a year. North Taranaki and up to Whangamōmona. Home births, Base, primary unit. Mentor to nine new graduates.
2006 – 2008: Hospital midwife, Palmerston North.
1994 – 2003: Enrolled nurse, Hāwera Hospital.

Bachelor of Midwifery, Kāpiti Polytechnic, 2005
NZCOM member through 2023, regional chair 2015-17
Neonatal resus last done Sept 2022
Drive anything, full licence including a class 2 truck (we farmed)`,
    },
    {
      name: 'tayla-whitmore-final-year',
      kind: 'in-progress',
      low: 34,
      high: 47,
      best: 41,
      why: 'Final-year midwifery student: keen and local, but neither registered nor with the two years of practice.',
      lacks: [
        'Midwifery Council registration and practising certificate (exam in December)',
        'two years of practice',
      ],
      cv: `Tayla Whitmore | Hāwera | 027 555 0190

About me
Third-year midwifery student finishing this month. Local girl, grew up on a dairy farm at Manaia. I'd love to come home and work with the women here.

Education
Bachelor of Midwifery, Southern Lakes Polytechnic (satellite group), February 2023 - November 2026. Results so far: mostly A-. National exam 8 December 2026, registration expected January 2027.
NCEA level 3, Manaia High 2018

Placements
- Rural LMC follow-through, Eltham, 16 weeks 2026: 24 women seen through pregnancy and after, 11 births, 2 home
- Taranaki Base delivery suite, 12 weeks 2025
- Neonatal unit, Waikato, 4 weeks 2025
- Postnatal ward, Base, 8 weeks 2024
43 births facilitated in total, supervised.

Jobs
Healthcare assistant, Tōtara Rest Home, Hāwera: 2019-2022, weekends since
Relief milker, family farm

Other
Full licence, own ute. Te reo: conversational, kapa haka at school. NLS for students June 2026. Volunteer at the car seat clinic.`,
    },
    {
      name: 'sunita-prasad-no-driving',
      kind: 'denial',
      low: 60,
      high: 72,
      best: 66,
      why: 'Registered, current and experienced with continuity, but states outright she has no driver licence.',
      lacks: ['full driver licence (has none)'],
      cv: `Sunita Prasad
Midwife
Petone, Lower Hutt

Registration: Midwifery Council of New Zealand, 2018. Annual practising certificate valid to 31.03.2027.

Career

Midwife, Hutt City continuity scheme (employed caseload)          02/2021 – present
Thirty or so women annually, many of them Fijian Indian and Pasifika. Clinics at Naenae and Petone, home visits on foot, by bike or train, birth at Hutt Hospital or at home nearby. I have been lead for 160 births since I started here, 21 at home and many in water. Perineal repair, epidural care, early discharge, safe sleep and smokefree talks.

Core midwife, Hutt Maternity          01/2019 – 01/2021
First year of practice programme, then full rotation.

Qualifications
BMid, Te Whanga University, Wellington, 2018
Combined emergency skills day with newborn resuscitation, March 2026
Lactation short course, 60 hours, 2023

Please note, I do not hold a driver licence. I had a learner's once and let it go. In Wellington it has never mattered. I have seen that you offer a car, and would be open to lessons, but I wanted to be straight about it before you call.

Languages: English, Hindi, some Samoan, greetings and karakia in te reo.`,
    },
  ],
};
