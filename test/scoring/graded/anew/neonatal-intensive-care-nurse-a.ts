/** A neonatal intensive-care nurse in England; the neonatal specialty course, the register and level 3 years decide. */
import type { GradedJob } from '../types.ts';

export const neonatalIntensiveCareNurseA: GradedJob = {
  job: 'neonatal-intensive-care-nurse-a',
  title: 'Senior Staff Nurse, Neonatal Intensive Care (Band 6)',
  spec: `PERSON SPECIFICATION
Post: Senior Staff Nurse (Band 6), Neonatal Intensive Care Unit
Directorate: Women and Newborn, Harrowgate Vale University Hospitals

About the unit
We are a 38-cot unit, twelve of them intensive care, and the surgical centre for our network. Around 900 babies come through our doors each year. The unit was rebuilt in 2023 with parent rooms on the same corridor.

QUALIFICATIONS
Essential: Registered nurse (adult or child) or registered midwife, on the live NMC register.
Essential: Qualified in Specialty (QIS) in neonatal nursing, or its recognised predecessor.
Essential: Valid Newborn Life Support (NLS) provider certificate.
Desirable: Degree or master's level study. Mentorship or practice assessor preparation.

EXPERIENCE
Essential: At least two years' post-registration experience in a neonatal intensive care (level 3) unit.
Essential: Caring for ventilated babies, including high-frequency oscillation, and managing central lines.
Desirable: Taking charge of a shift. Post-operative surgical babies. Therapeutic cooling. Neonatal transport.

SKILLS AND KNOWLEDGE
Essential: Calm, clear communication with frightened parents. Accurate drug calculations and record keeping.
Desirable: Family integrated care, audit or quality improvement. BadgerNet.

OTHER
Internal rotation to nights and weekends. The Trust offers a nursery, a cycle scheme and NHS pension. An enhanced DBS check is made on appointment and paid by the Trust. We welcome applications from every part of the community and will consider 30 hours a week or more.`,
  graded: [
    {
      name: 'midwife-with-405',
      kind: 'synonym',
      low: 86,
      high: 97,
      best: 92,
      why: 'A midwife on the register with the old ENB 405, the course QIS replaced, and fifteen years in a level 3 unit up to today; the words differ, the substance is all there.',
      lacks: [],
      cv: `MAUREEN ADEYINKA-FROST
Leeds area | mobile on request

I trained as a midwife and moved sideways to the babies, and I have stayed with them.

REGISTRATION
Midwife, NMC part RM. PIN held since 2003, last revalidated April 2025, no conditions.

COURSES
2008  ENB 405, special and intensive nursing care of the newborn, Univ. of Calderbrook
2017  Practice assessor update
Sept 2024  Resuscitation Council NLS, passed, card runs to Sept 2028

WHERE I HAVE WORKED

Moorgate Infirmary, regional newborn surgical centre, Sister (6)
March 2011 to now
The unit takes from 23 weeks. On an ordinary long day I have one baby on the oscillator or two on conventional ventilation. I look after long lines, UVCs and UACs, exchange transfusion twice a year or so, gastroschisis and oesophageal atresia babies coming back from theatre, and the cooling mattress for babies with HIE. Since 2016 I am in charge of roughly one shift in three (fourteen nurses). I teach the gentamicin calculation session to new starters. I sat on the group that got mums and dads onto ward rounds, and did the before-and-after audit of skin-to-skin time. All notes on Badger.

Calder Royal, local neonatal unit, staff midwife
June 2006 to Feb 2011
High dependency, CPAP, short-term ventilation until the transport team arrived. 

Calder Royal, labour ward and postnatal
Sept 2003 to May 2006

I can do nights. I'd prefer 34 hours.`,
    },
    {
      name: 'final-module-pending',
      kind: 'in-progress',
      low: 56,
      high: 68,
      best: 65,
      why: 'Everything else is current and in a level 3 unit, but the specialty course is not finished until February 2027.',
      lacks: ['Qualified in Specialty in neonatal nursing'],
      cv: `Jonas Whitcombe-Reyes
Registered Nurse (Child) | NMC registered since September 2022

Profile
Children's nurse with four years on a tertiary newborn unit, now ready for a Band 6 post.

Employment

Staff Nurse, Band 5 – NICU, St Aldhelm's Hospital for Women (level 3, 44 cots)
October 2022 – present
• Allocated 1:1 intensive care babies since spring 2023; conventional and HFOV, nitric oxide, chest drains
• PICC and umbilical catheter care, TPN, inotropes under senior supervision for the first year, independently since
• Post-op care of duodenal atresia and PDA ligation
• Shift co-ordinator for the HDU bay about twice a month since January 2026
• Parents' group link nurse; wrote the "first cuddle" leaflet
• Supervises second-year students

Education
BSc (Hons) Children's Nursing, 2:1, University of Wexcombe, 2019–2022

Postgraduate certificate in neonatal intensive care (the QIS pathway), University of Wexcombe. Started September 2025. Foundation and high dependency modules passed (68 %, 71 %). The intensive care module and its clinical portfolio are still to be submitted: hand-in 29 January 2027, board in late February 2027.

Newborn Life Support provider: May 2025, valid until May 2029
Safeguarding children level 3: 2026
Medicines calculation, annual: 100 %

Systems: BadgerNet, Metavision

Referees available once shortlisted.`,
    },
    {
      name: 'dublin-nmbi',
      kind: 'foreign',
      low: 56,
      high: 68,
      best: 63,
      why: 'A first-class neonatal intensive care nurse, but on the Irish register only and with no NMC application made.',
      lacks: ['NMC registration'],
      cv: `Dear colleagues,

I have been a nurse in the neonatal intensive care unit of the Liffey Maternity Hospital, Dublin, since January 2018, and my partner's job is bringing us to Yorkshire in the spring.

Ours is one of the country's tertiary units: 36 cots, 14 for intensive care, roughly 130 infants under 1500 g each year. I qualified as a Registered General Nurse in 2016 (BSc, Shannon College of Nursing) and spent fifteen months on a surgical ward before coming to the newborns. In 2020 I finished the Higher Diploma in Neonatal Intensive Care Nursing, a full academic year with clinical assessment at level 3, which I understand is the course your units count for staff qualified in the specialty.

I look after intubated and oscillated babies, arterial and central lines, hypothermia treatment, and infants before they go for cardiac or bowel surgery and when they come back. I became a Clinical Nurse Manager 1 in July 2023 and run the floor on around six shifts a month, with ten to twelve nurses. I went out with the national transport team for a six-month secondment in 2022. My NLS (the UK Resuscitation Council course, held in Belfast) is dated March 2025.

To be straightforward about paperwork: I am registered with the Nursing and Midwifery Board of Ireland. I am not on the register in the United Kingdom and have not yet applied. I know this takes some time and I will start as soon as there is an offer.

With kind regards,
Aoibhinn Mac Giolla`,
    },
    {
      name: 'adult-itu-qis',
      kind: 'trap',
      low: 30,
      high: 44,
      best: 37,
      why: 'Qualified in specialty, ventilators and lines, but all of it with adults; neither the neonatal course nor a day in a neonatal unit.',
      lacks: [
        'Qualified in Specialty in neonatal nursing',
        'two years in a level 3 neonatal unit',
        'Newborn Life Support',
      ],
      cv: `CURRICULUM VITAE: Tendai Broughton-Lyle, RN (Adult)

NMC: live, sub part 1, renewed to August 2027

| Dates | Unit | Post |
|---|---|---|
| 02/2019 – today | General Intensive Care, Ridgeway Royal, 22 level 3 beds | Band 6 sister since 2022 |
| 09/2016 – 01/2019 | Acute medical unit, Ridgeway Royal | Band 5 |

Key skills
Intensive care – QIS – level 3 – ventilation – central lines – shift leader – family communication

What I do
Level 3 patients, mainly sepsis, trauma and major surgery. Ventilated on Hamilton and Dräger machines, proning, CVVH, noradrenaline, PiCCO monitoring, tracheostomy weaning. I take charge of nights (up to 24 nurses) and do the staffing for the week after next. I lead our bereavement follow-up: letters and an invitation back to relatives at eight weeks.

Qualified in specialty: Post-registration Award in Critical Care (Steps 1 to 3), 60 credits, Ridgeway University, completed July 2021

Other certificates
ALS provider (2025)
Practice assessor
Fit mask tester

Education
BSc Nursing (Adult), 2016

Why neonates
I became an aunt to a 27-weeker last year and saw how good the nurses were. I want to bring my intensive care background to the smallest patients. I would be glad to do any training needed.`,
    },
    {
      name: 'short-sister',
      kind: 'thin',
      low: 70,
      high: 84,
      best: 77,
      why: 'Sixty words that state every essential with a year, and nothing about what she did with it; a phone call would settle it.',
      lacks: [],
      cv: `Philippa Nkemelu, RN Child
NMC PIN current (revalidated 2024)

Neonatal sister, Tyne Women's Hospital NICU (level 3), Newcastle, Aug 2018 to date. ITU babies: vents, HFOV, long lines.
Before that paeds ward, Durham, 2016–18.

QIS neonatal, Northmoor University, 2020.
NLS June 2025.

Looking to move to your area in the new year, full time, days or nights. References from matron.`,
    },
  ],
};
