import type { GradedJob } from '../types.ts';

export const midwifeRuralBirthingUnitNewZealand: GradedJob = {
  job: 'midwife-rural-birthing-unit-new-zealand',
  title: 'Midwife, rural primary birthing unit',
  spec: `MIDWIFE - Waihaka Maternity, North Otago
0.8 FTE (shorter considered), rostered and rotating

Four-bed primary unit, trust owned, 140 births a year and a fair few more women who come back to us after a base hospital birth for their postnatal stay. Base hospital is 1 hr 40 by road. No doctor on site. You and a second on call.

You look after women in labour along with their LMC, or in place of her when she is stuck over the hill. You run the postnatal floor on your shift: feeding, newborn checks, the lot. You make the call about when to transfer, ring the chopper and go with her if need be. You answer the phone.

You need:
- to be a midwife registered with the Midwifery Council, holding a current annual practising certificate
- not less than two years of midwifery since you registered. This is not a place for a first or second year, there is nobody down the corridor

Good to have: waterbirth, perineal repair, cannulation, tongue-tie assessment, some time as an LMC or in another small unit, te reo Māori or the wish to learn it. Emergency skills day we pay for each year.

MECA rates plus rural allowance. One-bedroom cottage next door, $150 a week, if you want it. Bring the dog.

Send a CV and a page about yourself to Raewyn, the unit manager. We'll ring you. Closes when we find her (or him).`,
  graded: [
    {
      name: 'anahera-tuhoro-strong',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 95,
      why: 'Current APC, eight years since registration, primary unit and LMC work, transfers, waterbirth and repair.',
      lacks: [],
      cv: `Anahera Tūhoro
Tēnā koe Raewyn. Raised in Tokomaru, living in Dannevirke

Registered Midwife, Midwifery Council of New Zealand. First registered December 2017. APC 1 April 2026 - 31 March 2027, no conditions on scope.

Where I've been

Feb 2023 - now: Core midwife, Pōhuehue Birthing Centre (six beds, about 190 births a year), Tararua. Nights mostly. I am the senior on shift. Sixty to seventy births a year in my hands or at my elbow, half of them in water. In three years I have transferred thirty-one women and babies, four by helicopter, travelled with eleven. Two big PPHs and a shoulder dystocia I will not forget; all three mothers and babies well. I suture, cannulate and do the newborn check. I wrote our transfer SBAR sheet with the ambulance crew, and it is now used in the next unit as well.

Jan 2019 - Jan 2023: LMC, Two Bridges Midwives, Dannevirke. Caseload of 40 to 45 women, many an hour from anywhere, home and unit birth.

Jan 2018 - Dec 2018: Midwifery First Year of Practice, Ruahine Base Hospital, delivery suite and antenatal ward.

Study
Bachelor of Midwifery, Manawatū Wānanga Polytechnic, 2014-2017
Combined emergency skills: March 2026
Complex perineal repair workshop 2021. Lactation: 45 hour course 2024. Tongue-tie assessment, 2025.

Languages: te reo Māori (fluent), English.

My partner has got work at the Waihaka dairy factory from February so we are coming south anyway. There is a dog. He's called Kevin.`,
    },
    {
      name: 'philippa-grange-overqualified',
      kind: 'overqualified',
      low: 78,
      high: 90,
      best: 84,
      why: 'More senior than the post asks, but registered with current APC, decades of practice and still on the floor and the on-call roster; only the step down is a question.',
      lacks: [],
      cv: `PHILIPPA GRANGE   RM, MMid (Dist.)
Tīmaru

Associate Director of Midwifery for the Aoraki South region since August 2020. I answer for 74 midwives and nurses in one base hospital and three small maternity homes, a budget of $11.4 million, the perinatal mortality reviews, and the accreditation audit, which we passed in 2022 and again in 2025 with no corrective actions.

I have kept my hands in. Every second week I do a Friday night shift at Geraldton House, the smallest of the three homes, and I am fourth on the roster for Kurow-side call-outs. That has come to about 20 women in labour a year, 2021 to 2026, including this September. I still stitch, still put lines in, still go in the back of the ambulance.

Earlier
Charge Midwife Manager, delivery suite, Opihi Base Hospital, May 2013 to July 2020
Self-employed caseload midwife (LMC), Waimate and surrounds, 2003 to April 2013. Around 450 births, a third of them at home
Staff midwife, Opihi, 1998 to 2003

On the Council's register since 1998 (hospital-trained nurse first, then direct from the Christchurch one-year programme). Practising certificate renewed this April until 31 March 2027. Emergency skills day: May 2026.

Master of Midwifery, Southern Lakes University, 2012, thesis on decisions to transfer from remote units.

Why I am writing. I turn sixty in March. I have done enough spreadsheets. I should like to spend my last working years catching babies in a place where I know everyone's name, and I have no interest whatever in running it. Raewyn may ring anyone she likes about me.`,
    },
    {
      name: 'aoife-kinsella-foreign',
      kind: 'foreign',
      low: 54,
      high: 67,
      best: 61,
      why: 'Six years a midwife in Ireland, but the Midwifery Council application is only lodged: no New Zealand registration or APC yet.',
      lacks: ['registration with the Midwifery Council of New Zealand and a current APC'],
      cv: `Aoife Kinsella
Tullow, Co. Carlow, Ireland
Born 9 April 1997

I am a midwife with the Nursing and Midwifery Board of Ireland (NMBI), on the midwives division since October 2020. I lodged my application with the Midwifery Council of New Zealand on 14 July 2026; they wrote on 2 October that the documents are complete and with the assessor. If they agree I'd then have the orientation modules to do. Visa: partner of a New Zealand citizen, granted.

Employment

St Fiacre's University Maternity Hospital, Kilkenny
Staff midwife, labour ward and home-from-home suite: January 2023 to present
Staff midwife, rotating antenatal / postnatal / labour: October 2020 to December 2022

Labour ward does 2,300 births a year. In the home-from-home suite it is midwives only, no doctors in the room, low risk women, the pool used for about 40 %. I am signed off for perineal suturing, IV cannulation, examination of the newborn (2024) and as a preceptor. In charge of the night shift on the suite about twice a month since 2025.

DOMINO community rotation, April to September 2024: clinics in Tullow and Bagenalstown, home visits to day 5, 6 home births as second midwife.

Education
BSc (Hons) Midwifery, South Leinster Institute, 2016-2020
PROMPT (obstetric emergencies) 02/2026, NRP 02/2026

Referees: CMM3, labour ward; Community midwifery lead. Details on request.`,
    },
    {
      name: 'jocelyn-farrant-lapsed',
      kind: 'lapsed',
      low: 44,
      high: 57,
      best: 51,
      why: 'Ten good years of midwifery, but the practising certificate ran out in March 2021 and a return-to-practice programme is still ahead.',
      lacks: ['current annual practising certificate'],
      cv: `Jocelyn Farrant - Midwife
Weston, Oamaru

About me
I trained at Otago Heads Polytechnic and registered in January 2010. I worked as a midwife until the end of 2020, when my mother became ill and we took on her care and the farm books. I did not renew my APC when it ran out on 31 March 2021 and have not practised since. Mum died last winter. I have asked the Council what I'd have to do: as I have been out for more than three years they'd set me a return to practice programme, which I have not started.

Midwifery work
2015 (Feb) - 2020 (Dec)  Core midwife, Clifden Maternity, Western Southland. Rural unit, four beds, 90 births a year. Sole midwife on nights. Postnatal care, labour care, transfers to base by road and air. Waterbirth, suturing, cannulation.
2011 (Mar) - 2015 (Jan)  LMC midwife in practice with two others, Winton and Riverton. Caseload 35-40.
2010 (Feb) - 2011 (Feb)  Kew Rise Hospital, new graduate, all areas.

Since
2021 - 2026  Home carer for my mother; accounts and calf rearing, Farrant Dairy Ltd.
2024 - now  Volunteer, breastfeeding peer counsellor, Oamaru, Wednesday mornings.

Other: Bachelor of Midwifery 2009. NZCOM member until 2021. First aid 2025. Full licence. I live eleven minutes from the unit.`,
    },
    {
      name: 'lucy-haverstock-years',
      kind: 'years',
      low: 56,
      high: 69,
      best: 62,
      why: 'Registered with a current APC and capable, but ten months since registration against two years which the ad explains it means.',
      lacks: ['two years of midwifery since registration'],
      cv: `LUCY HAVERSTOCK
lucy.haverstock@kauri-mail.example | 021 555 0139 | Mosgiel

Graduate Midwife

Registered midwife (Midwifery Council, registered 12 December 2025) / APC 2026-27 / NZCOM member

Current role
Core Midwife (Midwifery First Year of Practice), Taieri Women's Hospital, Dunedin - January 2026 to present
> birthing suite, then the postnatal ward since July
> 58 births as lead to date, 9 in water
> suturing first and second degree tears unsupervised since June
> cannulation, CTG interpretation, newborn checks
> two weeks in August relieving at Balclutha Springs primary unit, with the unit midwife: I loved it, which is the reason for this letter

Before
Student midwife, Bachelor of Midwifery, Dunstan Polytechnic, 2022 - 2025. Rural placement of 12 weeks at Tapanui Flat; 47 births over the programme.
Care assistant, Rosebank rest home, Mosgiel, 2019 - 2022 (weekends)

Courses
Combined emergency skills, February 2026 / Neonatal life support, February 2026 / Te reo Māori level 3, 2024

I have a cob, two saddles and no dog.`,
    },
  ],
};
