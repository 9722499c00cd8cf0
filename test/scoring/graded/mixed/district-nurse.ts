/** District nursing sister or charge nurse, NHS Band 6: adult registration, the district nursing SPQ, a prescribing code, a licence and two years in the community. */
import type { GradedJob } from '../types.ts';

export const districtNurseJob: GradedJob = {
  job: 'district-nurse',
  title: 'District Nursing Sister / Charge Nurse (Band 6)',
  spec: `WESTERMOOR COMMUNITY HEALTHCARE NHS TRUST
PERSON SPECIFICATION

Post | District Nursing Sister / Charge Nurse, Band 6
Base | Hallin Bridge Health Centre (rural, 210 sq miles)
Hours | 37.5, seven day rota 08.00 to 20.00, one weekend in three

CRITERIA | ESSENTIAL | DESIRABLE | HOW
Qualifications | First level registered nurse (Adult), live NMC registration. Specialist Practitioner Qualification in District Nursing, recorded with NMC | Practice assessor / supervisor preparation. Leadership programme | A, C
Experience | At least 2 years' post-registration experience in a community nursing team | Managing a caseload; deputising for the team manager | A, I
Clinical | Complex wound care incl. compression and Doppler; end of life care and syringe pumps; catheters; insulin. Prescribes from the formulary for own patients (V100 or V300 held) | PICC / IV antibiotics at home; verification of expected death | A, I
Team | Allocates work, supervises Bands 3 to 5, undertakes appraisals and datix investigation | Quality improvement project | I
IT | Able to use an electronic record | SystmOne, RiO or EMIS Community | A
Other | Full UK driving licence and use of a car. There is no public transport to most of our patients | Local knowledge | A, C

Key: A application, C certificate, I interview

The Trust is a Disability Confident Leader. The post is subject to an enhanced DBS with adult barred list. AfC terms, 27 days plus bank holidays, NHS Pension, lease car after 6 months. Apply through NHS Jobs; CVs are accepted only as an attachment. Informal visits: ring the Hub and ask for Trish.`,
  graded: [
    {
      name: 'caseload-holder',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: 'Adult nurse with the SPQ of 2020, V300, ten years on the district and a rural caseload of her own; drives; nearly every desirable.',
      lacks: [],
      cv: `HELEN TRANTER-OBI RN, DN, NIP

NMC PIN on request (adult; DN specialist practitioner and V300 recorded). Revalidated Sept 2025.
Full clean driving licence, own car insured for business.

Employment
Apr 2022 - present   District Nursing Sister (B6), Fellgate and Dale locality, Eastmere Community NHS FT
 * 160 patients, 11 staff. Run the 08.15 handover, allocate by acuity, do 1:1s and appraisals for seven
 * Leg ulcer clinic Tuesdays: Doppler, full and reduced compression, VLU pathway
 * T34 pumps, anticipatory meds, verification of expected death
 * home IV antibiotics, PICC and midline care, bladder and bowel
 * SystmOne super-user
 * reviewed cat 3/4 pressure ulcer datix for the locality; our QI project took hospital acquired catheters down from 31 to 19
Sept 2020 - Apr 2022   District Nurse (B6), same trust, Harrowby team
Sept 2019 - Aug 2020   SPQ student, seconded
Jan 2016 - Sept 2019   Community Staff Nurse (B5), Harrowby
Oct 2013 - Dec 2015   Staff Nurse, acute stroke unit, Eastmere General

Education
PG Dip Specialist Community Nursing (District Nursing) with V100, Univ. of Cumbria, 2020
V300 Non-Medical Prescribing, 2023
Practice Assessor, 2021
BSc (Hons) Nursing (Adult), Northumbria, 2013

Outside: fell running, badly. Two referees overleaf.`,
    },
    {
      name: 'team-leader-wales',
      kind: 'synonym',
      low: 78,
      high: 92,
      best: 86,
      why: 'Community resource team leader in Wales with the DN diploma annotated on the register, an independent prescriber, who drives to farms daily.',
      lacks: [],
      cv: `Dear panel, I have kept this to a page as you asked.

I am a registered general nurse (Carmarthen, 1998, PIN live to 2027) and have nursed people in their own kitchens and bedrooms since 2009. My present title is Clinical Team Leader, Community Resource Team, with Hafod Teifi health board, which I took up in June 2018. In plain terms I hold the list of housebound patients for four surgeries: I see the new ones, decide who goes to whom, and do the difficult visits myself. That means bandaging for venous legs after I have had the Doppler readings, larvae, negative pressure, palliative patients in the last fortnight with their drivers to be set up, blocked suprapubics at seven at night, and a dozen diabetics who cannot manage their own pen. I write for dressings, stoma goods, antibiotics and just in case boxes on my own pad, having been an independent and supplementary prescriber since 2019. I sit on the pressure damage scrutiny group and take students from Swansea as assessor. Nine nurses and support workers answer to me; I do their PADRs.

From 2009 to 2016 I was a community nurse, first Band 5 then 6, at Llandysul. In 2016/17 I was sponsored for the PG Diploma in Community Health Studies, District Nursing pathway, at Swansea University, and the NMC annotated my entry (SPDN) in October 2017. Before 2009: medical and elderly wards in Glangwili.

We record on WCCIS, which will not be your system. I run a Skoda estate, clean licence, and have driven in snow more often than I would like. Welsh speaker. Moving to be near my daughter.

Menna Prosser`,
    },
    {
      name: 'no-licence',
      kind: 'denial',
      low: 57,
      high: 72,
      best: 66,
      why: 'A complete district nurse by qualification and record, but a city cyclist who says he does not drive; the post asks for a licence and a car.',
      lacks: ['Full UK driving licence and use of a car'],
      cv: `Tomasz Wierzba | London E8

CURRENT ROLE
District Nurse, Band 6, Canalside neighbourhood team (Lea Valley Community NHS Trust), Feb 2021 to date

CAREER TO DATE
2021-now | District Nurse | caseload of 120 in two PCNs; named nurse for the Gold Standards list; McKinley T34; complex wounds, Doppler and four layer; insulin rounds; RiO; line manage 5; student practice assessor
2020-21 | SPQ year | seconded to City, University of London
2016-20 | Community Staff Nurse | same trust, evening then day service
2014-16 | Staff Nurse | Colorectal surgery, Whitechapel

QUALIFICATIONS
BSc (Hons) Adult Nursing, Middlesex 2014. NMC registered, next revalidation 2029
PgDip Specialist Practice District Nursing, 2021, recorded
V100 (2021) and V300 (2024)
Mary Seacole programme 2023
Verification of death competency 2022

ACHIEVEMENTS
Set up our bicycle round: six nurses, 40 visits a day, featured in the trust bulletin. Finalist, QNI poster 2024.

PERSONAL
We are relocating as my wife has a post at the university there. I should say I do not drive and never held a licence; I do all visits by e-bike, and would like to discuss whether this could work.`,
    },
    {
      name: 'health-visitor',
      kind: 'adjacent',
      low: 42,
      high: 56,
      best: 48,
      why: 'Adult nurse, V100, car and a community base, but her specialist qualification is health visiting and her community years are with babies.',
      lacks: [
        'Specialist Practitioner Qualification in District Nursing',
        "At least 2 years' post-registration experience in a community nursing team",
      ],
      cv: `Curriculum Vitae: Priyanka Rao-Sutcliffe

Health Visitor with nine years in post looking to return to adult nursing in the community.

Work history

Health Visitor (Band 6), Calderbeck 0-19 Service, Sept 2017 to present
Holder of a universal plus caseload of 340 families. Home visits in rural wards, new birth and 2 year reviews, safeguarding supervision, MARAC and child protection conferences. V100 prescriber: nappy rash, thrush, constipation. Lead for perinatal mental health. Supervise a nursery nurse and a Band 5. SystmOne.

Student Health Visitor, Sept 2016 to Sept 2017

Staff Nurse, Ward 14 (care of the elderly), Pinderbeck Hospital, Aug 2012 to Aug 2016
28 beds. Pressure area care, wound dressings, catheters, end of life, syringe drivers, insulin. Link nurse tissue viability.

Bank: 3 Saturdays with the district nurses in 2024, insulin and dressings, which made me think of this move.

Education
PgDip Specialist Community Public Health Nursing (Health Visiting), Huddersfield, 2017, registered SCPHN-HV part 3
BSc Nursing (Adult), Leeds, 2012; NMC adult part 1
Practice assessor 2020

Full licence and car. DBS update service.
References from my service lead and from the practice teacher`,
    },
    {
      name: 'vet-district-nurse',
      kind: 'trap',
      low: 9,
      high: 24,
      best: 15,
      why: 'A district nurse for pets: registered with the RCVS and not the NMC, so only the visits, the car and the bedside manner carry over.',
      lacks: [
        'First level registered nurse (Adult), live NMC registration',
        'Specialist Practitioner Qualification in District Nursing',
        "At least 2 years' post-registration experience in a community nursing team",
        'V100 or V300 held',
      ],
      cv: `Gemma Hartwell, District Nurse

LinkedIn summary
Registered nurse who brings care to the home. I set up our practice's district nursing round in 2019 and love it: wound care and bandage changes, end of life and quality of life visits, insulin starts for diabetics, urinary catheters, pressure sores in those who cannot get up, medication reviews, pain scoring, support of families.

Experience
District Veterinary Nurse, Oakbeck Vets, Hexham
2019 - Present (7 yrs)
Caseload of 60 or so, cats and dogs mostly, one goose. Covers Tynedale, 30,000 miles a year in the practice van. Compression dressings, laser therapy, palliative clinic. Supervise two student nurses as clinical coach.

Registered Veterinary Nurse, Oakbeck Vets
2012 - 2019
Theatre, in-patients, head of nurse clinics from 2016.

Licences & certifications
RCVS Register of Veterinary Nurses, renewed 2026
ISFM Certificate in Feline Nursing
Certificate in veterinary nursing in palliative care
Full UK driving licence

Education
Newcastle College, Level 3 Diploma in Veterinary Nursing

Skills: Community Nursing - Wound Care - District Nursing - Palliative Care - Caseload Management - SystmOne (basic)`,
    },
  ],
};
