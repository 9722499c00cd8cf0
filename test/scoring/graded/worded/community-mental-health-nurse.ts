/** Community mental health nurse, UK: RMN on the register, two years qualified with one in the community, car; a run-on paragraph. */
import type { GradedJob } from '../types.ts';

export const communityMentalHealthNurse: GradedJob = {
  job: 'community-mental-health-nurse',
  title: 'Community Mental Health Nurse',
  spec: `Community Mental Health Nurse, Band 6, Fenmoor Adult Community Mental Health Team, permanent, full time or 30 hours. We are a team of nineteen in a converted bank on the High Street, nurses, two social workers on secondment, an OT, a psychologist on Wednesdays and a very good admin, and we look after around 520 adults of working age in a market town and the villages round it, most of them with psychosis, bipolar disorder or complex emotional needs, and we are looking for someone who will take on a caseload of about 28 as key worker, see people at home, write care plans that a person would recognise as being about themselves, do risk assessments that are worth the reading, give depots, keep an eye on clozapine bloods and physical health checks, run a duty day once a fortnight, and speak up in the referral meeting, and who does not fall apart when the plan does. You will need to be a registered mental health nurse with the NMC (we do get applications from adult and learning disability colleagues and are grateful but cannot take them, the post is funded for RMN) and by the time you start you should have two years behind you since you qualified, at least one of them in a community setting such as a CMHT, early intervention, crisis and home treatment or assertive outreach, because there is nobody next door to ask. You also need to drive and have a car, buses go twice a day. It would be lovely if you had some CBT for psychosis or family work, or were a non-medical prescriber, or knew DIALOG+ and RiO, and if you had ever done Mental Health Act work from the community side (CTOs, tribunal reports) we would be very happy, but all of that can be learned here. We offer monthly caseload supervision that really takes place, reflective practice, a parking space, and flexible hours as far as we can. The Trust welcomes applicants with lived experience and from all backgrounds; secondments considered if your manager agrees. Ring Bev or Anton for a chat before you fill in the form.`,
  graded: [
    {
      name: 'cpn-cmht',
      kind: 'strong',
      low: 88,
      high: 99,
      best: 94,
      why: 'RMN of 2016 with five years as care co-ordinator in an adult team, depots, clozapine, CTO and tribunal reports, prescriber, car; now.',
      lacks: [],
      cv: `Kwabena Lister
Registered Nurse, Mental Health (NMC 16C####E)
Ely | car driver since 2011

Community Psychiatric Nurse, Band 6
Ouse Valley NHS Foundation Trust, North Locality adult team, August 2021 to present
Hold 30 to 34 people, mostly schizophrenia, bipolar and EUPD. Care co-ordinator until CPA went, named worker since. Home visits, long-acting injections clinic (22 patients, incl. paliperidone 3-monthly), clozapine monitoring with the pharmacist, Lester tool annual physicals. Six people on community treatment orders; nursing and social circumstances reports for tribunals and managers' hearings. Duty worker alternate Tuesdays. RiO, DIALOG.
V300 since March 2025, prescribe within the team's formulary.

Staff nurse, Band 5, Larch ward (acute, male), same trust
September 2016 to July 2021
Preceptorship, then shift lead, PMVA trained.

Education
V300 Non-medical Prescribing, ARU 2025
Behavioural Family Therapy (Meriden), five days, 2022
BSc Mental Health Nursing, ARU 2013-2016

Before nursing: bookmaker's clerk, healthcare assistant on an older adult ward.

Referees available. Interests: chess, coarse fishing, two boys.`,
    },
    {
      name: 'outreach-prose',
      kind: 'synonym',
      low: 79,
      high: 93,
      best: 86,
      why: "A mental health nurse in a street and hostel outreach team: same duties in the person's own words, eight qualified years, five in the community, drives the van.",
      lacks: [],
      cv: `Hello. My name is Roisin Achterberg and I have been the nurse on the Lantern Project's outreach van since the summer of 2021. Lantern is a charity, the NHS pays it. The people I work with hear voices, sleep in doorways or in the two hostels, and have fallen out with every clinic in the city. There are twenty-four on my list at any one time and I am the one person who stays the same for them. I find them, which is half of it. Then I sit down, I ask what would make the week better, and we write that on one side of A4. I give Clopixol and aripiprazole jabs in kitchens, in the back of the van and once in a church. I take bloods for the clozapine people, weigh them, do the ECG when they let me. When someone is going under I know it from the shoes, and I ring the AMHP early; I have written for eleven tribunals and supervised (I dislike the word) four recalls. I cover the phone for the whole project on Fridays and decide who is seen today and who on Monday.

Before that I was at Cheadle Park hospital, PICU and then rehab, from my first day as a qualified nurse, 3 September 2018, until June 2021. I learned there how a locked door sounds from both sides.

My degree is from Salford: BSc Nursing, mental health branch, first class, 2018. My pin is in order, I revalidated this September. Open Dialogue foundation year 2023. I drive the van and a Corsa of my own. Our records are on Inform and paper, I have not used the big NHS systems since 2021 but typing is typing.

I am looking to move to the country with my partner and our lurcher. I would like a smaller town and a team.`,
    },
    {
      name: 'sixty-words',
      kind: 'thin',
      low: 62,
      high: 76,
      best: 70,
      why: 'Everything asked is stated with years, but in fifty words and with nothing of what was done.',
      lacks: [],
      cv: `D. Szymanski, RMN

NMC registered, mental health, 2019
2019-2022 staff nurse, acute admissions, Kettleby
2022-now CPN, Kettleby West community team. Caseload 26, depots, duty, care plans, some CTO
Car owner, full licence
CBT-p intro course 2024
Available on 8 weeks notice. Please ring after 5, I visit till then. References from team manager and consultant.`,
    },
    {
      name: 'back-from-valencia',
      kind: 'lapsed',
      low: 50,
      high: 65,
      best: 58,
      why: 'Excellent community nurse until 2022, whose registration ran out in 2023 while teaching English abroad; readmission is still to be done.',
      lacks: ['registered mental health nurse with the NMC'],
      cv: `PHILIPPA "PIP" GREENHALGH-SOTO

Summary
Mental health nurse, fourteen years, twelve of them out of hospital. Back in the UK since August with a suitcase and a Spanish husband.

Timeline
Aug 2026 -         Support worker (bank), supported living, Wisbech. Nights and medication rounds while I look.
Oct 2022 - Jul 26  Valencia. Taught English at a language academy, ran the conversation club for carers at an Alzheimer's association (unpaid).
2015 - Sep 2022    Senior practitioner, Band 6, Crisis Resolution and Home Treatment, Wash & Fens NHS. Gatekeeping, three visits a day, medication, brief work, early discharge from the ward. Shift co-ordinator. Best interest and MHA assessments with the AMHPs.
2010 - 2015        CPN, Early Intervention in Psychosis, same trust. Caseload of 15, family work (Thorn-trained 2012), depots, employment support with the IPS worker.
2008 - 2010        Staff nurse, acute ward, Peterborough.

Qualifications
Dip HE Mental Health Nursing, Hull 2008. Thorn Diploma 2012. Mentor 2013.
NMC PIN 08I####E (valid to 30.09.2023)
B1 Spanish, honestly more like C1 in bars.

Other: UK driving licence and I bought a car the first week. DBS on update service. I would rather cycle but I have seen your map.`,
    },
    {
      name: 'district-nurse',
      kind: 'missing',
      low: 30,
      high: 46,
      best: 38,
      why: 'Adult-branch district nurse with dementia and insulin visits: independent community nurse with a car, but neither the mental health registration nor a mental health caseload.',
      lacks: [
        'registered mental health nurse with the NMC',
        'at least one of them in a community setting such as a CMHT, early intervention, crisis and home treatment or assertive outreach',
      ],
      cv: `Curriculum Vitae - Sharon Ekwueme-Bird

Personal statement
An experienced community nurse with eleven years of visiting patients at home. I am passionate about parity of esteem between mental and physical health and believe that the whole person must be seen.

Career
2019 to present: District Nurse Team Leader, Band 7 (Fenland Integrated Care). 14 staff, 210 patients, palliative, wounds, insulin, catheters, end of life drugs. Write care plans and holistic risk assessments, chair the weekly MDT with social care and GPs. Many of our patients have depression, dementia or anxiety and I refer to the CMHT, the memory clinic and talking therapies. I give depot injections for four patients on behalf of the surgery. Lone working, own car, SystmOne.
2015 to 2019: Community Staff Nurse, Band 5
2013 to 2015: Staff Nurse, elderly medicine, with many confused patients
2011 to 2013: care assistant, EMI nursing home

Education and training
BSc (Hons) Nursing (Adult), Northampton 2013
Specialist Practitioner District Nursing with V100, 2019
Mental Health First Aider 2021
Dementia Friends Champion
PREVENT, MCA & DoLS, suicide awareness (Zero Suicide Alliance, 20 min)
NMC registered nurse, revalidation due 2028

Hobbies: gospel choir, sea swimming, bell ringing. Clean driving licence.`,
    },
  ],
};
