/** Immigration and asylum caseworker at a city advice centre, UK: IAA Level 2 or senior caseworker accreditation, two years of asylum casework, one of four languages. */
import type { GradedJob } from '../types.ts';

export const immigrationAdviser: GradedJob = {
  job: 'immigration-adviser',
  title: 'Immigration and Asylum Caseworker',
  spec: `HARBOURGATE ADVICE CENTRE, BRISTOL
JOB DESCRIPTION AND PERSON SPECIFICATION

Post: Immigration and Asylum Caseworker (Level 2)
Hours: 35 per week. Scale: NJC points 28 to 31 (GBP 38,626 to 41,511). Funded to March 2029 by the City Council and two trusts.

Purpose of the post
To give free, competent advice and representation to people who are seeking protection or need to settle their status, and to carry a caseload of about 45 files under the Legal Services Manager.

Main duties
- Take instructions, draft witness statements and representations, and gather country and medical evidence
- Prepare asylum claims, further submissions, family reunion, human rights and domestic abuse applications, and settlement after refugee leave
- Attend outreach at the drop-in in Easton on Tuesdays
- Refer onwards for tribunal advocacy, housing, and asylum support
- Keep files to the standard of our auditors and use AdvicePro
- Take part in training of volunteers

PERSON SPECIFICATION (E = essential, D = desirable; A = application, I = interview)

1. Registered with the Immigration Advice Authority at Level 2 or above in Immigration and Asylum, or accredited as Senior Caseworker under the Law Society's Immigration and Asylum scheme. E, A
2. Two years' experience of own caseload in asylum and human rights matters. E, A
3. Able to hold a client interview in Farsi/Dari, Kurdish Sorani, Arabic or Tigrinya without an interpreter. E, I
4. Knowledge of trafficking and the National Referral Mechanism. D, A
5. Experience of Legal Aid billing. D, A
6. Able to work with distressed people and look after oneself in doing so. E, I
7. Commitment to equality and to the aims of the Centre. E, I

An enhanced DBS check will be made. The Centre closes between Christmas and New Year. We guarantee an interview to disabled applicants and to those with lived experience of the asylum system who meet criteria marked E, A. CVs are accepted together with the monitoring form. Closing date: 23 November 2026, 9 am.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Registered at Level 2 since 2021, five years of own asylum files in charities to today, native Sorani and Arabic, NRM experience; only Legal Aid is absent.',
      lacks: [],
      cv: `SHILAN RASHID

Cardiff, ready to move across the bridge

Registered adviser, Immigration and Asylum, L2 (OISC June 2021, now IAA), competence statement renewed this year

WORK
Croeso Law Project, Cardiff, Caseworker, Sept 2021 to present
40 to 50 open files. First claims from Iraq, Iran, Syria, Eritrea. PIQs and statements, further submissions (19 granted in 2025), refugee family reunion until the route was paused in September 2025, MVDAC and domestic abuse settlement, fee waivers, Appendix FM on the 10 year route. 23 referrals into the NRM via the Salvation Army, reasonable grounds reconsiderations. Bundle prep for counsel. Lamplight database.

Newport Refugee Welcome, Advice Worker (Level 1), Jan 2019 to Aug 2021
Travel documents, biometric and later eVisa trouble, section 95 and section 4 forms, EUSS

Volunteer interpreter, 2015 to 2018, drop-in

LANGUAGES
Kurdish (Sorani, mother tongue), Arabic (school and ten years of clients), English, some Farsi

EDUCATION
LLB, Cardiff Met, 2018
Reflective practice group monthly, vicarious trauma training 2024

I came to Wales at eleven as an unaccompanied child. Allotment, and 5k when pushed.`,
    },
    {
      name: 'solicitors-firm-clerk',
      kind: 'synonym',
      low: 80,
      high: 94,
      best: 88,
      why: 'Holds the Law Society senior caseworker accreditation, seven years of own protection files in a law firm with Legal Aid, takes statements in Dari himself; other words throughout.',
      lacks: [],
      cv: `Farhad Yaqubi, fee earner
c/o Trench Lane, Birmingham

I joined Mossley Kaur Solicitors, Small Heath, in 2016 as an outdoor clerk and have run my own files since the autumn of 2019. They are nearly all controlled work. My people are Afghans for the most part, then Iranians and Sudanese. I see them at the office or at the hotel, take the statement in their own tongue and put it in English, commission the scarring and psychiatric reports, look for expert evidence, and go with them to Croydon or Solihull if they are vulnerable. When refused I lodge the appeal and prepare the hearing for the barrister. Article 8 cases for the long settled, fresh claims under 353, children turning eighteen, the ARAP and ACRS files of 2022 and 2023 with three pre-action letters that got a family out of Islamabad.

I grew careful about money since the LAA looks at everything: CW1, CW2, extensions, the claim through CWA each month. The last peer review gave the office a 2.

Accredited IAAS, Probationer 2017, Senior Caseworker May 2019, reaccredited May 2022 and again May 2025.

Kabul University, Sharia and law, two years (2010-12), not finished. CILEX Level 3, 2018.

Dari is what I speak at home. Pashto good. Urdu passable.

Cricket umpire. Two daughters. Moving to Bristol (St George) in December as my wife starts at Southmead.`,
    },
    {
      name: 'no-language',
      kind: 'missing',
      low: 59,
      high: 72,
      best: 66,
      why: 'Level 3 adviser with eight years of asylum work and Legal Aid, but her languages are French and Spanish, neither of the four asked.',
      lacks: [
        'Able to hold a client interview in Farsi/Dari, Kurdish Sorani, Arabic or Tigrinya without an interpreter',
      ],
      cv: `HARRIET OYELOWO-DRAKE
Immigration Adviser, IAA Level 3 (I&A)
-----------------------------------------------
PROFILE
Asylum specialist with a full caseload, tribunal advocacy and a sense of humour.

CAREER
2020 Feb > now    Severn Migrant Rights, Gloucester   Senior Immigration Adviser
2018 Mar > 2020 Jan   Asylum Justice North, Leeds   Caseworker
2016 > 2018   Amnesty group, shop and fundraising

SEVERN MIGRANT RIGHTS
* 38 live files: protection, Article 3 medical, Article 8, DVILR, statelessness, deportation
* representation before the First-tier Tribunal, Newport and Birmingham, 61 hearings, 70% allowed
* NRM first responder liaison, competent authority reconsiderations, ECAT leave
* clients from Eritrea, Sudan, Iran, Iraq, Albania, El Salvador; used to working with interpreters in person and by phone, and trained eight of them in confidentiality and note keeping
* Legal Aid contract manager since 2023: CW2s, CLR billing, KPI returns
* built a volunteer scheme of twelve law students; AdvicePro superuser

EDUCATION AND TRAINING
LLM Human Rights, Essex, 2017. BA French and Spanish, Sheffield, 2015 (year in Dakar)
OISC L2 2018, L3 2021
HJT and Free Movement CPD, 22 hrs 2026
Mental Health First Aid

Enhanced DBS Mar 2026. Cyclist. Choir.`,
    },
    {
      name: 'level-one',
      kind: 'missing',
      low: 44,
      high: 58,
      best: 52,
      why: 'Arabic speaker with four good years of advice work, but registered at Level 1 only, and so the files were taken by others: neither the registration nor own asylum casework.',
      lacks: [
        'Registered with the Immigration Advice Authority at Level 2 or above in Immigration and Asylum',
        "Two years' experience of own caseload in asylum and human rights matters",
      ],
      cv: `Mona El-Tayeb
Adviser, Avonmouth Welcome Hub, since August 2022

What I do
Front door adviser for newly recognised refugees and people waiting. On an ordinary Tuesday I see fourteen of them. I apply for eVisas and mend them, travel documents, change of conditions, simple extensions, naturalisation of those who had settlement long ago, EUSS late applications with their reasons. I speak to each in their language, write a note, and if it is about the claim itself I make a summary with the papers and the dates and bring them to one of our three partner law firms, then keep in touch with both until it is decided. I sit with people in their interviews with the solicitors and am often the one who gets the story told. Referral forms for the NRM, asylum support appeals to ASAP, Migrant Help complaints, housing after the 28 days (42 during the pilot).

Registration: Immigration Advice Authority, I&A, Level 1, December 2022, renewed yearly

Before
Sudanese Women's Association, Bristol, coordinator, part time, 2019 to 2022
Khartoum, Ministry of Justice, legal researcher, 2011 to 2016

Study
LL.B., University of Khartoum, 2010. ENIC statement held.
OISC Level 1 course, HJT, 2022. Level 2 course begun September 2026
Arabic (first language), English C1, Tigrinya a few words

Volunteering: food stall, school parent governor`,
    },
    {
      name: 'sponsor-licence',
      kind: 'adjacent',
      low: 37,
      high: 53,
      best: 45,
      why: 'Business immigration paralegal under solicitors with Arabic; skilled worker visas and sponsor licences for seven years, no asylum files and no accreditation of either kind.',
      lacks: [
        'Registered with the Immigration Advice Authority at Level 2 or above in Immigration and Asylum, or accredited as Senior Caseworker',
        "Two years' experience of own caseload in asylum and human rights matters",
      ],
      cv: `NADIM KHOURY-BLACK
Senior Immigration Paralegal

Hadleigh Grange LLP, London and Bristol | Global Mobility team | November 2019 to present
Run around 120 matters a year for corporates (aerospace, universities, care groups) supervised by a partner:
 • Skilled Worker, Global Business Mobility, Global Talent, Graduate switches, dependants, ILR and British citizenship
 • sponsor licence applications, Level 1 user on the SMS, CoS allocations, compliance visits and mock audits, responses to suspension letters (4, all lifted)
 • right to work advice to HR, eVisa roll-out for a client of 3,000 sponsored nurses and carers
 • drafted 16 sets of pre-action correspondence
 • trainer of the new starters, author of a monthly client bulletin

Fairbourne Visa Services, London | Visa Executive | 2017 to 2019
 Schengen, Gulf and China business visas; document legalisation

LLB (Hons) UWE 2016, LPC 2017
Arabic at home (Lebanese), fluent and literate; French B2

Pro bono: two Saturdays a year at the Afghan and Ukraine clinics, form filling with a supervising solicitor
Tools: INSZoom, Clio, LawLogix

Would like to move from the corporate side to people who need it more. Keen sailor. UK national. SQE1 passed January 2026.`,
    },
  ],
};
