import type { GradedJob } from '../types.ts';

export const supervisingPharmacistKerryIndependent: GradedJob = {
  job: 'supervising-pharmacist-kerry-independent',
  title: 'Supervising Pharmacist, Listowel, Co. Kerry',
  spec: `Supervising pharmacist wanted. Independent, two shops, this one in Listowel. Owner retiring from the counter, not from the business.

Must be on the PSI register (pharmacist, not technician).
Must have three years behind you after registering, in patient-facing dispensing. That's the law for the role so we can't stretch it.

What's in it: 40 hours, every second Saturday, no Sundays, no late nights. About 4,800 items a month, GMS, DPS, High Tech. One nursing home of 36 in weekly blisters. Eleven on methadone. Two technicians, both here longer than you'll have been, two OTC staff.

You would be the named supervising pharmacist: SOPs, controlled drugs register and balance checks, self assessment for the inspector, rostering, complaints, the PCRS claim at month end, errors written up and learned from.

Nice to have: flu and covid jabs (vaccination training in date), McLernons, a bit of Irish, has managed people before.

€92,000 to €98,000 depending. Help with a house for the first three months, there's a flat over the shop. Four weeks' leave plus your birthday, IIOP time on the clock, PSI fee paid, and a locum gets booked the day you ask rather than the day before. Parking at the back.

The town has two secondary schools, a racecourse, more writers than is good for it, and Tralee is twenty-five minutes. Patients come in knowing what they want and staying to talk, so patience counts for more than speed at the terminal. We see people in person, over a cup of tea, at a time that suits your rota.

CV to Noreen, no cover letter needed. No agencies.`,
  graded: [
    {
      name: 'aoife-hanrahan-supervising-tralee',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 95,
      why: "PSI registered since 2017 with nine years' community dispensing, five as supervising pharmacist with methadone, blisters and vaccination.",
      lacks: [],
      cv: `AOIFE HANRAHAN MPharm MPSI
Ballyard, Tralee

Experience

Supervising Pharmacist — Rock Street Pharmacy, Tralee — Aug. '21 to date
Busy town pharmacy, c. 6,200 items. I took it over the week the previous supervising pharmacist went on leave. Rewrote the SOP folder from scratch, introduced fortnightly CD balance checks, and we came through the PSI inspection of Feb. 2024 with two minor findings. 58 nursing-home residents on weekly trays, 14 OST patients, two of them moved to depot buprenorphine with the clinic. Flu, covid and pneumococcal: I gave around 900 vaccines last season. Roster for nine. Month-end reclaim and High Tech hub queries are mine as well, nobody else wanted them.

Support Pharmacist — Hickey-Dunne Chemists, Killarney — Nov. '17 to July '21
Counter and dispensary, Saturdays in sole charge. McLernons.

Pre-registration — Mercy Quay Pharmacy, Cork — 2016/17

Education
MPharm, South Munster University, 2017. BPharm 2016 (2H1).
Registered with PSI Oct. 2017, continuous.
Vaccination (IIOP-accredited) & CPR, renewed Aug. 2026. ePortfolio review passed 2022.

Gaeilge: líofa (I'm from Corca Dhuibhne).
Full clean licence. Hobbies: football with Kerins-Daly ladies, sea swimming.`,
    },
    {
      name: 'sean-petrie-two-years-registered',
      kind: 'years',
      low: 56,
      high: 68,
      best: 62,
      why: "PSI registered and doing the right work, but only since September 2024; the 'almost five years' counts technician and intern time, leaving about two of the three years.",
      lacks: ["three years' post-registration patient-facing dispensing"],
      cv: `Seán Petrie
Pharmacist
Newcastle West, Co. Limerick
sean.petrie@example.ie

Personal statement
Pharmacist with almost five years' experience in community pharmacy, now ready to take on a supervising role in a town where people know each other.

Work history
Sept 2024 – present: Support Pharmacist, Maigue Pharmacy Group, Newcastle West
Two-pharmacist branch, about 7,000 items a month. I look after the nursing home side (two homes, 71 residents), check the trays, do the medication reviews with the GP quarterly. Methadone supervised daily. Vaccinator. I deputise for Ruth, the supervising pharmacist, when she is on leave, and last January I did the self-assessment along with her. McLernons.

Aug 2023 – Aug 2024: Final-year placement / intern, same group, Adare

Jan 2022 – Aug 2023: Dispensary technician, Saturdays and summers, Deel Pharmacy, Askeaton

Qualifications
MPharm, Royal Dublin Institute of Pharmacy, 2024 (first)
PSI registration: 9 September 2024
Vaccinations for pharmacists: 2025/26 season refresher

Skills: rostering, complaints, error reporting, PCRS reclaims. Conversational Irish.
Secretary of the parish under-12s.`,
    },
    {
      name: 'meera-sutaria-gphc',
      kind: 'foreign',
      low: 54,
      high: 66,
      best: 60,
      why: 'Nine years in British community pharmacy incl. as responsible pharmacist, but on the GPhC register only and not with PSI.',
      lacks: ['PSI registration'],
      cv: `Meera Sutaria
Pharmacist (GPhC 2017)

I'm moving to Kerry in the new year: my husband is from Ballybunion and we've bought his aunt's house. Here is what I have been doing.

Pharmacy Manager and Responsible Pharmacist at Gately's, Shrewsbury, May 2020 until now. Independent, 8,000 items, three care homes on MDS, 22 people on supervised methadone or buprenorphine, Pharmacy First consultations, and a vaccination clinic I built from nothing to 1,700 jabs a year. Team of eight. Private CD audits, SOP reviews every two years, complaints lead. We won a regional award in 2023, mainly for the blood pressure service.

Relief pharmacist, Tern Valley Co-operative Chemists, Aug 2017 - Apr 2020. Forty-odd branches between Telford and Oswestry, usually alone.

MPharm (2:1), University of Wrekin, 2016; pre-reg at a hospital in Stoke 2016/17. Independent Prescriber since 2022 (minor illness).

About registration in Ireland: I've got the PSI forms for the third-country route and asked the university for my transcripts. Nothing has been lodged as of October, so I could not work as a pharmacist in the State yet.

Systems: PMR of several kinds, not the Irish ones. Other languages Gujarati and a bit of French.`,
    },
    {
      name: 'dermot-lyne-superintendent-chain',
      kind: 'overqualified',
      low: 78,
      high: 90,
      best: 84,
      why: 'Meets both musts amply (PSI since 2001, decades of dispensing, still two days a week at the counter), only far above the level of a single shop.',
      lacks: [],
      cv: `Dr Dermot Lyne, PhD, MPSI
Superintendent Pharmacist and Director of Professional Services

Summary of career

2015–present. Corrib & Shannon Pharmacies (16 outlets, Galway to Limerick). Superintendent pharmacist. I answer to the regulator for the clinical management of sixteen shops: policies, error governance, recruitment of supervising pharmacists, inspections (31 in eleven years), High Tech and methadone protocols across the estate. I also insist on two days a week in the dispensary at our Ennis shop, most recently as named supervising pharmacist there from January to September 2025 while we were recruiting. Budget €34m, 190 staff. Vaccinated every season since pharmacists were let do it.

2008–2015. Owner and supervising pharmacist, Lyne's, Kilrush. Sold to the above.

2003–2008. Doctoral research (part-time), medicines use in older people in residential care, National University at Burrishoole, with locum work in Clare and Mayo throughout.

2001–2003. Support pharmacist, Gort.

BSc (Pharm) 2000. Registered with the PSI 2001, without interruption. PhD 2008. Member of an expert group on OST, 2018–2021.

Why a smaller job: I am 49, both children are in college in Tralee, and I have had enough of spreadsheets. I would be content with one shop, and with the owner doing the owning.`,
    },
    {
      name: 'brid-scully-farmer-locum',
      kind: 'gem',
      low: 80,
      high: 91,
      best: 86,
      why: 'Listed as a farmer, but registered since 2013 and dispensing four days a week all along, with two long spells as named supervising pharmacist, methadone and blisters.',
      lacks: [],
      cv: `Bríd Scully
Dairy farmer, Abbeydorney

Since 2016 I have farmed 70 cows in partnership with my brother. He does the mornings. Milk recording, calving in spring, accounts and the Department paperwork are my share.

Four days most weeks you'll find me in somebody else's dispensary. Registered with the PSI in November 2013 and never came off it.

2016-now, self-employed, north Kerry and west Limerick. My regulars: Feale Pharmacy in Abbeyfeale (Tues and Wed since 2018) and Cashen Chemist, Ballyduff (Thurs, Fri). Two longer spells where my name was over the door as supervising pharmacist: Ballyduff from Feb 2020 to March 2021 when the owner had her twins, and Abbeyfeale from June 2024 to May 2025. In both I kept the CD register, answered to the inspector once in each, did the claim at the end of the month and sorted out a falling-out between two technicians. Weekly trays for a 40-bed home. Nine to twelve people on methadone.

2013-2016 pharmacist at Lartigue Street Pharmacy, Castleisland, full time.

Trained in Dublin: BSc Pharm 2012, MPharm 2013. Vaccination and anaphylaxis cert. August this year. Used McLernons and Touchstore both. Irish from the Gaeltacht summers, rusty.

The herd is being leased out from January so I'd have five days.`,
    },
  ],
};
