/** Speech and language therapist for stroke and neuro, Wales: HCPC, independent in adult swallowing, two years with acute or neuro adults; a manager's email. */
import type { GradedJob } from '../types.ts';

export const speechTherapistStroke: GradedJob = {
  job: 'speech-therapist-stroke',
  title: 'Speech and Language Therapist (Stroke and Neuro)',
  spec: `From: Lowri Pembridge
To: Recruitment (shared services)
Subject: RE: RE: SLT vacancy B6 - here's what I actually want, please don't use the old JD

Hi Dean,

As promised, typed on the train so forgive the state of it.

It's Ffion's post, stroke unit at Ysbyty Glan y Môr in the mornings, neuro rehab ward after lunch, and she also did a half day of outpatients for voice and Parkinson's which is negotiable. 24 stroke beds, 16 rehab. The team is me, one B7, two B6 counting this one, one B5 and an assistant.

What I can't bend on, so sift on these:
HCPC, obviously, as a speech and language therapist. If it's coming "soon" please put them in the talent pool instead.
They must be signed off as an independent practitioner in adult eating, drinking and swallowing. I cannot supervise somebody through their competencies this winter, we've 70% of referrals as swallows.
Two years minimum with adults after stroke or with other acquired neurological conditions, and I mean as a qualified therapist. Ward, rehab or community, don't care.

What I'd like: videofluoroscopy (joining the clinic, not necessarily running it), FEES, trachys, aphasia groups, mental capacity assessments with communication support, someone who can keep our B5 and students happy. SSNAP data makes sense to them. Welsh is desirable, level 3, but we'll pay for lessons. LSVT certificate handy.

Usual blurb about the coast, the flexi, the relocation (up to £3k I think? check), Disability Confident, the crèche that is closing. Don't put the crèche.

Closing date end of the month, interviews on Teams on the 11th or 12th Dec.

Diolch!
Lowri

Lowri Pembridge, Clinical Lead SLT (Adults), she/hi`,
  graded: [
    {
      name: 'hyperacute-band-six',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'HCPC, independent dysphagia since 2021, five stroke and rehab years to date, videofluoroscopy, FEES, trachy, students and some Welsh.',
      lacks: [],
      cv: `Bethan Arkwright-Nwosu MRCSLT
HCPC SL3####, next renewal Sept 2027

2022 (March) to present
Mersey Vale University Hospital. SLT Band 6, hyperacute stroke (28 beds) with cover of the neurosurgical wards.
. bedside swallow assessment same day, water screens taught to nurses, risk feeding forms
. weekly VFSS list, co-run since 2023; FEES-trained (passing scope under supervision 40, independent 2025)
. weaning rounds ICU: cuff deflation, one way valves
. aphasia, dyspraxia, CAT and BDAE; supported conversation for capacity decisions on discharge
. SSNAP domain 7 return, from C to A
. supervise Band 5 and six students

2019 (Sept) to 2022 (Feb)
Wirral Coast Community. SLT Band 5, then developmental 6. Early supported discharge and care homes. Dysphagia competency framework finished and countersigned April 2021. Newly-qualified goals finished Aug 2020.

BSc Speech and Language Therapy, Cardiff Met, 2019. First year essays partly in Welsh; grew up in Denbigh, understands everything, writes with a dictionary.
Post-basic dysphagia, Manchester Met, 2020
LSVT LOUD 2024

Hobbies: fell running, eisteddfod recitation as a child. Wishes to come home.`,
    },
    {
      name: 'brain-injury-unit',
      kind: 'synonym',
      low: 78,
      high: 92,
      best: 85,
      why: 'Pretoria-trained, on the UK register since 2020, five years in a private brain injury unit, autonomous with modified diets and FEES; no acute stroke ward but neuro is enough.',
      lacks: [],
      cv: `ANNEKE VAN SCHALKWYK-DUBE

Who: speech therapist and audiologist by training (Pretoria, B.Communication Pathology, 2015), speech only since I moved. Allowed to practise in the UK by the Health and Care Professions Council from January 2020.

Where I am: Bramble House, Shropshire, an independent rehabilitation hospital of 30 beds for people after head injury, hypoxia, bleeds and encephalitis. Senior therapist from May 2021. I am the only one of my kind on site, so everything about talking, understanding and putting food safely in a mouth is mine: who may eat what (IDDSI), who goes nil by mouth and who comes off the PEG, oral trials with a blue-dyed spoonful in the tracheostomy patients, nasendoscopy with the visiting ENT once a fortnight where I do the bolus and the interpretation. 2019-style paper sign off did not exist at home; here my supervisor at the RCSLT adviser list took me through the UK framework and closed it in November 2021. Cognitive-communication groups, partner training, LightWriter and Grid Pad set-ups, best interests meetings. I keep two therapy assistants busy.

Where I was: 2020-21 locum, Stafford, community adults (MND, MS, Parkinson's, some stroke), supervised for swallowing. 2016-2019 Steve Biko and Mamelodi hospitals, community service year and then ward work, adults and babies mixed, in four languages.

Not so relevant: netball coach, B licence and own car, Afrikaans, English, isiZulu. One bad parachute jump.`,
    },
    {
      name: 'cork-senior',
      kind: 'foreign',
      low: 53,
      high: 68,
      best: 62,
      why: 'Senior stroke therapist in Cork with dysphagia and FEES, but on the Irish register only; the UK application has not been made.',
      lacks: ['HCPC, obviously, as a speech and language therapist'],
      cv: `Curriculum Vitae
Aoife Ní Dhonnchadha-Kerr
Ballincollig, Co. Cork

Professional registration: CORU, Speech and Language Therapists Registration Board, SL0####, in good standing. Member of IASLT.

EMPLOYMENT

Senior Speech & Language Therapist, Lee University Hospital, Cork (Model 4). Oct 2021 - to date
Stroke unit 20 beds and geriatric medicine. Lead for dysphagia in the 7-day pilot. FEES: 210 performed, competent assessor. Videofluoroscopy clinic Thursdays with the radiologist. Irish National Audit of Stroke returns. Supervise two staff grades and a basic grade. Chair of the nutrition & texture-modified diet committee; we moved the kitchen to IDDSI in one month and lived.

Staff Grade SLT, HSE Primary Care and Rehab, Mallow. Aug 2018 - Sept 2021
Adults after CVA, MND and PD. LSVT LOUD groups. Communication partner course for families.

EDUCATION
BSc Speech and Language Therapy, University College Cork, 2014 - 2018 (2H1)
PgCert Advanced Practice in Dysphagia, 2022. Independent (advanced) per the HSE competency log, 2020.

LANGUAGES
Irish (fluent), English (native), Welsh: Duolingo, eight months, 240-day streak

Hobbies: camogie, sea rowing, tin whistle.

Notice period three months. My partner has taken a post in Bangor from January and I am following. Full driving licence (IRL). Garda vetting Jan 2026.`,
    },
    {
      name: 'paediatric-nine-years',
      kind: 'adjacent',
      low: 38,
      high: 53,
      best: 46,
      why: "Registered therapist of nine years with a children's feeding caseload: no adult swallowing sign-off and no adult neurology since a placement.",
      lacks: [
        'signed off as an independent practitioner in adult eating, drinking and swallowing',
        'Two years minimum with adults after stroke or with other acquired neurological conditions',
      ],
      cv: `Harriet Quayle

Registered SLT, HCPC and RCSLT. Based in Aberystwyth, happy to move up the coast.

Key achievements
- Led the complex feeding pathway for under-fives; waiting time cut from 26 weeks to 9
- Videofluoroscopy: attend the children's list twice a month with the consultant at Shrewsbury
- Supervisor of three band 5s through their NQP portfolio
- Talks for Cerebra and Makaton tutor

Work history
2021 - present. Highly Specialist SLT (Band 7), children with complex needs, Ceredigion coast. Cerebral palsy, Rett, prematurity, children with acquired brain injury (two in my time). Two special schools. Eye-gaze AAC. Dysphagia training for support staff, independent paediatric EDS practitioner since 2019.
2017 - 2021. SLT Band 5 and 6, community clinics, Llanelli. Early language, DLD, stammering, Lidcombe Program, Hanen.

Study
BSc SLT, UWE Bristol, 2017. Final placement on a stroke ward, ten weeks, distinction, which I still think about.
PgCert Paediatric Dysphagia, 2019
Elklan trainer

Welsh: first language, I do assessments in it and it is half of my caseload.
Home: married, hens, surfboard, a Transit van. I realise I'd be coming from the other end of life and would take a Band 6 gladly.`,
    },
    {
      name: 'stroke-assistant',
      kind: 'adjacent',
      low: 28,
      high: 43,
      best: 35,
      why: 'Eight good years as an assistant on a stroke ward doing therapy and screens under direction; not a therapist and on no register.',
      lacks: [
        'HCPC, obviously, as a speech and language therapist',
        'signed off as an independent practitioner in adult eating, drinking and swallowing',
        'Two years minimum with adults after stroke or with other acquired neurological conditions, and I mean as a qualified therapist',
      ],
      cv: `Gareth Wynn-Okafor - stroke, speech, swallowing

PROFILE
I have given aphasia therapy to some 900 stroke survivors and sat through at least as many mealtimes. Colleagues say that I am the memory of the ward.

EXPERIENCE

Stroke Unit, Prince Madoc Hospital, North Wales
SLT Technical Instructor (Band 4), Jan 2018 to present
- carry out programmes: semantic feature analysis, constraint-induced, reading, writing, apps
- run the Tuesday aphasia café and the choir (Strôc a Sain)
- mealtime observation, thickener trials at levels set by the therapist, feed back at handover
- swallow screen trainer for nurses and HCAs
- SSNAP minutes for therapy; order communication aids and do the volunteers' rota
- first point of contact for relatives. Half of them in Welsh

Healthcare support worker, same unit, 2013 - 2017
Kitchen porter then ward host, same hospital, 2010 - 2013

LEARNING
Agored Cymru Level 4 Certificate in Healthcare Support, therapy pathway, 2020
Total Communication, Kagan's SCA two days
Dysphagia awareness for assistants, foundation, 2019
Open University: Introduction to Health Sciences, 60 credits

Outside: chair of the community council, male voice choir second tenor, one allotment with too many leeks. Driving licence. Could start immediately, being in the next valley.`,
    },
  ],
};
