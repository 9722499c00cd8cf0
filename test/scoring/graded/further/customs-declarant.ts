/** Customs declarant: two years of keying import declarations and Dutch or German decide. */
import type { GradedJob } from '../types.ts';

export const customsDeclarant: GradedJob = {
  job: 'customs-declarant',
  title: 'Customs Declarant / Import Clerk',
  spec: `Customs declarant wanted, Felixstowe. We clear around two hundred consignments a week for furniture and food importers. You must have at least two years of submitting import declarations in CDS (or CHIEF before it), be able to classify goods in the tariff without help, and speak Dutch or German well enough to ring a shipper in Rotterdam or Hamburg. Transit documents, customs warehousing and inward processing will come up every week. A customs qualification, GVMS or ASM Sequoia would be a bonus.`,
  graded: [
    {
      name: 'lower-case',
      kind: 'synonym',
      low: 78,
      high: 93,
      best: 86,
      why: 'Five years of import entries, commodity codes, T1s, IP and bonded stock, in the trade’s own abbreviations; German.',
      lacks: [],
      cv: `katrin ellwood
entry clerk, ipswich

work
orwell haven forwarding ltd, june '21 to date, entry clerk then senior entry clerk
- keys about 35 h1 frontier and supplementary entries a day (cds since autumn '22, chief up to then), mrns to the hauliers, sfd and eidr
- finds the commodity code from drawings and material sheets, wrote two bti applications, checks c79s and duty deferment
- t1s and t2s in ncts, discharges them at our etsf
- ip and bonded goods for two chair makers, quarterly bills of discharge
- gmrs for unaccompanied trailers
- phones the hamburg and bremerhaven offices in german (native)

harbour grill, waitress, 2018 to '21

school
abitur, oldenburg 2015
customs practitioner award level 3, 2023`,
    },
    {
      name: 'three-years',
      kind: 'years',
      low: 54,
      high: 71,
      best: 63,
      why: 'Says over three years in customs; the dates give fifteen months, the rest was driving and picking.',
      lacks: ['two years of import declarations'],
      cv: `Bradley Nunn
Import Customs Clerk with over 3 years' experience of customs and international logistics

Customs Clerk | Deben Clearance Services, Felixstowe | Sept 2025 to present
Import declarations on CDS through ASM Sequoia, full and simplified. Classifies garden furniture and kitchenware in the tariff, queries with the trader, preference statements. T1 transits. Some customs warehouse entries. GVMS.

Warehouse Operative | Deben Clearance Services (shed 4) | May 2024 to Aug 2025
Unloading of containers, picking, tally sheets, stood by when HMRC came to examine.

Van driver | Parcelhound | June 2023 to April 2024

Languages: English; Dutch (mother is from Breda, spoken at home, fluent)
Customs Level 2 award, in-house, March 2026`,
    },
    {
      name: 'head-of-customs',
      kind: 'overqualified',
      low: 75,
      high: 92,
      best: 83,
      why: 'Head of customs for eight years who still submits declarations herself, with Dutch; wants to step back.',
      lacks: [],
      cv: `Saskia de Groot-Palmer, MSc
Head of Customs and Trade Compliance

PROFILE
Twenty years in clearance. After two relocations and a merger I want to give up budgets and go back to the desk, with a fixed finish time.

NORDKANT LOGISTICS UK, Harwich
Head of Customs, 2018 - present
Team of 19 declarants over three ports; AEO full authorisation; HMRC audits without penalty. Holds the badge herself and covers the desk on two days of the week: CDS import declarations, post-clearance amendments, classification rulings, transit guarantees, inward processing and customs warehouse authorisations and their returns. Led the CHIEF to CDS changeover.
Customs Supervisor, 2011 - 2018
Import and export entries on CHIEF, tariff training of staff.

VAN RIJSSEL EXPEDITIE, Rotterdam
Declarant, 2006 - 2011. Dutch AGS entries.

MSc Customs Administration 2016. Dutch (native), English, German B1.`,
    },
    {
      name: 'border-officer',
      kind: 'adjacent',
      low: 22,
      high: 44,
      best: 33,
      why: 'Seven years on the other side of the counter: examines freight, has never submitted an entry; no Dutch, no German.',
      lacks: ['two years of import declarations', 'Dutch or German'],
      cv: `Imran Chaudhry

I have been a frontier officer at the port of Felixstowe since October 2019. My work is the examination of freight. I read the declaration that the agent has put into CDS, compare it with invoice, packing list and load, and release or seize. I deal with counterfeit goods, tobacco, wrongly described food and intellectual property cases, write notebooks and witness statements and have given evidence in court nine times. I know the tariff well enough to see when a code is wrong and I pass doubtful ones to the classification team.

I have never made a declaration myself. Before this I was a store detective in Colchester (2015-2019).

Languages: English, Urdu, Punjabi. GCSE French.`,
    },
    {
      name: 'advert-copied',
      kind: 'pasted',
      low: 8,
      high: 30,
      best: 19,
      why: 'The advert turned into a profile over a job as online-shop assistant; no declaration, no language.',
      lacks: ['two years of import declarations', 'Dutch or German'],
      cv: `Tiffany Marsh

PROFILE
Customs declarant with at least two years of submitting import declarations in CDS (or CHIEF before it), able to classify goods in the tariff without help and speak Dutch or German well enough to ring a shipper in Rotterdam or Hamburg. Transit documents, customs warehousing and inward processing every week. Customs qualification, GVMS, ASM Sequoia.

EMPLOYMENT
2022 - present: Online shop assistant, Pebble & Twine Gifts, Woodbridge. Packs orders, prints labels and CN22 stickers, answers customers' e-mails, photographs stock.
2020 - 2022: Cashier, Suffolk Garden World

EDUCATION
GCSEs including English and Maths, 2020`,
    },
  ],
};
