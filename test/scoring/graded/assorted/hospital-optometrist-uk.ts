/** Specialist Optometrist (Band 7): degree in Optometry; GOC registration as an optometrist decide it. */
import type { GradedJob } from '../types.ts';

export const hospitalOptometristUk: GradedJob = {
  job: 'hospital-optometrist-uk',
  title: 'Specialist Optometrist (Band 7)',
  spec: `Specialist Optometrist - Band 7 (30 to 37.5 hours)
Wenbury and Severnside Hospitals NHS Foundation Trust, Ophthalmology

The Trust's eye department sees 68,000 outpatients a year over two sites. We are looking for an enthusiastic optometrist to join a team of nine. You will run your own refraction and contact lens lists, contribute to the glaucoma and medical retina virtual clinics and take part in the teaching of pre-registration trainees and junior doctors.

PERSON SPECIFICATION

Qualifications
Essential: BSc (Hons) or Master's degree in Optometry. Full registration with the General Optical Council as an optometrist.
Desirable: Professional Certificate in Glaucoma or Medical Retina; Independent Prescribing; MCOptom.

Experience
Essential: Minimum of two years' post-registration clinical experience. Complex refraction. Experience of shared care or an enhanced service (hospital, MECS/CUES, glaucoma monitoring).
Desirable: Speciality contact lenses (keratoconus, post-graft, scleral); low vision; paediatrics; supervision of trainees; clinical audit.

Skills
Essential: Slit lamp, Goldmann applanation, OCT and visual field interpretation. Good communication with patients and consultants. Able to travel between sites.

The post is subject to an enhanced DBS check. We welcome applications from all sections of the community and offer flexible working, NHS pension and 27 days' leave rising with service. The Trust operates a no smoking policy. Applications may close early if sufficient numbers are received.`,
  graded: [
    {
      name: 'hes-specialist',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 94,
      why: 'Registered optometrist with seven years in a hospital eye service, all essentials dated and recent, and nearly every desirable.',
      lacks: [],
      cv: `FFION PRYDDERCH   BSc (Hons) MCOptom DipTp(IP)
GOC registration 01-35518 (optometrist, additional supply speciality: IP)
Swansea - full clean driving licence

EMPLOYMENT

Senior Optometrist, Hospital Eye Service
Gwendraeth Vale University Health Board                       September 2019 - present
- Three refraction and medical contact lens sessions a week: keratoconus, post-PK and post-trauma, including mini-sclerals and aphakic infants
- Glaucoma stable-monitoring clinic, 14 patients per list, own decisions on IOP target and review interval within protocol; Goldmann, gonioscopy, HFA and Heidelberg OCT
- Medical retina virtual review (diabetic macular oedema, treated AMD) since 2022
- Paediatric cycloplegic refraction alongside orthoptists
- Supervisor for four pre-reg trainees; audit of RVF grading presented at the regional meeting, May 2024

Optometrist
Hartwell & Bibby Opticians, Llanelli                           August 2017 - August 2019
- Sight tests, dry eye, urgent eye care (EHEW) appointments, domiciliary one day a month

Pre-registration year, Hartwell & Bibby                       July 2016 - August 2017

EDUCATION
Cardiff University, BSc (Hons) Optometry, 2:1, 2016
Professional Certificate in Glaucoma, 2021
Independent Prescribing, 2024

Referees on request.`,
    },
    {
      name: 'indie-resident-optom',
      kind: 'synonym',
      low: 80,
      high: 92,
      best: 86,
      why: 'Qualified, registered and nine years in the chair with shared-care and a weekly corneal clinic, all in her own trade words; less glaucoma and teaching than the ad likes.',
      lacks: [],
      cv: `Roisin Tattersall-Okafor, Malvern

I have tested eyes for a living since I came off my pre-reg in August 2017 (Aston, four-year MOptom, 2012-16) and my number with the Council is 01-33947, on the optom register without a break.

What I do now: resident at Pomfret Eyecare, an independent with two chairs, 10/2019 to date. Forty-minute slots. Topcon scan on everybody over forty, so I read a great many discs and maculas, plus fields and contact tonometry for the pressure-refinement pathway, which I've been accredited for since 2020. I see the walk-ins the GPs and pharmacists send for the county's minor conditions scheme: about six a week, foreign bodies, flashes, red eyes. I sign off cataract patients four weeks after their op.

Fridays since January 2022 I go over to the infirmary in Hereford as a sessional clinician in the cornea clinic: odd-shaped eyes, cones and grafts, RGPs, hybrids, big vaulting lenses. The consultant there will vouch for me. High ametropes, prisms, post-surgical refractions are the ordinary diet.

Before that, two years at one of the big multiples in Worcester (Aug 2017 - Sept 2019), twenty-two tests a day, where I learnt to be quick and stay kind.

Also: College member. Own car. Locally I chair the LOC's peer discussion evenings.`,
    },
    {
      name: 'contact-lens-do',
      kind: 'adjacent',
      low: 32,
      high: 46,
      best: 39,
      why: 'A registered dispensing optician with contact lens fitting, not an optometrist: neither degree nor the register the job demands.',
      lacks: [
        'degree in Optometry',
        'GOC registration as an optometrist',
        "two years' post-registration experience as an optometrist",
      ],
      cv: `Curriculum Vitae - Dean Winstanley FBDO CL

Profile: Contact lens optician and practice manager with eighteen years in optics. GOC registered dispensing optician (D-11872) with contact lens speciality. Now looking for a clinical role inside a hospital.

2014 to now: Contact Lens Optician / Deputy Manager, Larkhill Vision Centre, Telford
 * fitting and aftercare for soft, toric, multifocal and RGP lenses, approx 30 patients weekly
 * slit lamp examination, staining, keratometry; pass anything suspicious to the optometrist
 * OCT and field capture for the optometrists' shared care scheme
 * MECS-accredited (CLO pathway) since 2021
 * low vision aids assessment and dispensing, 2 half days per month
 * line manage 6 optical assistants, supervise trainee DOs

2008 to 2014: Dispensing Optician, Sandford Opticians, Stafford
 * complex dispensing, paediatric facial measurements, glazing, NHS vouchers

Education
ABDO College: FBDO 2008; Certificate in Contact Lens Practice 2013
BTEC Optical Dispensing, Walsall, 2005

CPD up to date for the 2025-27 cycle. Full driving licence.`,
    },
    {
      name: 'durban-optometrist',
      kind: 'foreign',
      low: 52,
      high: 64,
      best: 57,
      why: 'A well-experienced hospital optometrist registered in South Africa; GOC application lodged but exams not yet sat, so he may not practise in the UK.',
      lacks: ['GOC registration as an optometrist'],
      cv: `NAME: Sibusiso Mkhabela-Naidoo
LOCATION: Durban, KwaZulu-Natal (relocating; UK Ancestry visa granted 2026/09)
PROFESSION: Optometrist, HPCSA independent practice no. OP 0098214

QUALIFICATIONS
2014  B.Optom (4 yr), University of KwaZulu-Natal
2018  Certificate of Advanced Studies: Ocular Therapeutics
Driver's licence code B

UK STATUS
General Optical Council: international application submitted 2026/08/11. Qualification assessment outcome pending; after that exams and a supervised period still to do. I am not yet on the register.

WORK
2018/03 - current   Chief Optometrist, Inanda Ridge Provincial Hospital eye clinic
Lead 4 optometrists. Refraction of post-op, high myopic and irregular corneas. Glaucoma follow-up clinic with the ophthalmologist (GAT, Humphrey 24-2, Cirrus OCT, CDR). Diabetic screening, 2 500 patients per year. Keratoconus RGPs and sclerals. Low vision room started 2020. Supervise final-year students from UKZN every Tuesday.

2015/01 - 2018/02   Optometrist, Spec-Mart Pinetown (retail group)
Full eye examinations, contact lenses, children, drivers.

LANGUAGES English, isiZulu (both first), Afrikaans fair.`,
    },
    {
      name: 'left-clinic-2016',
      kind: 'old',
      low: 58,
      high: 70,
      best: 63,
      why: 'Still on the register and once a solid hospital and practice optometrist, but has not seen patients since August 2016.',
      lacks: [],
      cv: `HELEN ASHWORTH-BRODIE
Optometrist by training; professional affairs in the contact lens industry since 2016. Returning to clinic.

Registered with the GOC since 2006 (01-21706), retained each year, CPD points complete. MCOptom.

Sept 2016 - Oct 2026 | Professional Affairs Manager, then Head of Professional Education, Lumisoft Vision Care (UK & Ireland)
Wrote and delivered training for eye care professionals on silicone hydrogel and myopia management lenses; managed trial sites and conference programme; budget of GBP 1.1m. No patient contact in this role.

Feb 2011 - Aug 2016 | Optometrist (Band 6, from 2013 Band 7), Ribblesdale Royal Infirmary, eye outpatients
Glaucoma shared care, diabetic clinic, post-operative refraction, medical contact lenses (keratoconus, aphakia), low vision. Applanation tonometry, fields, Stratus and later Spectralis OCT. Supervised two pre-registration optometrists.

Aug 2006 - Jan 2011 | Optometrist, Fairclough Opticians, Preston
Sight testing, contact lenses, PEARS-type minor eye conditions scheme.

BSc (Hons) Optometry, University of Bradford, 2005. Pre-reg 2005-06.

Car owner. I have spent four days this autumn shadowing in my old department.`,
    },
  ],
};
