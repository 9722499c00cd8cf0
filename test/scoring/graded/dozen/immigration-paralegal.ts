/** Immigration paralegal in Houston: fluent Spanish, three years and a certificate or degree decide it. */
import type { GradedJob } from '../types.ts';

export const immigrationParalegal: GradedJob = {
  job: 'immigration-paralegal-dozen',
  title: 'Immigration Paralegal (Bilingual Spanish)',
  spec: `Our firm is four attorneys and nine staff on Harrisburg Boulevard in Houston's East End, and for twenty-two years our clients have been families from Mexico, Honduras, El Salvador and Venezuela. We are hiring a paralegal for family-based cases and removal defense to sit between our clients and our lawyers and keep eighty or so files moving.

A normal week: intake interviews and declarations taken in Spanish; I-130, I-485, I-751, I-601A and N-400 packets put together from the first document list to the FedEx label; evidence indexed for individual hearings; EOIR filings through ECAS; answers to RFEs drafted for attorney review; certified translations of birth records and police reports; deadlines calendared, clients called back.

You need to speak and write Spanish fluently, no exceptions, because most of our clients have no English. You need at least three years as an immigration paralegal or legal assistant doing this kind of work (corporate H-1B work alone will not prepare you), and either a paralegal certificate or an associate's or bachelor's degree. It helps if you have handled asylum, U visas or VAWA, know Docketwise or a similar case system, or are a Texas notary.

On site, Monday to Friday, $26 to $33 an hour, health insurance, parking. Our managing attorney interviews everyone herself. We do not sponsor visas for this position.`,
  graded: [
    {
      name: 'zamora',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 94,
      why: 'Native Spanish, seven years of family-based and removal work with every named form and ECAS, certificate and degree, asylum, U visa, Docketwise, notary.',
      lacks: [],
      cv: `Leticia Zamora
Pasadena, Texas · 713-555-0148

Immigration paralegal. Spanish is my first language; I write declarations in both.

Law Office of Ana María Quintero, PLLC, Houston
Senior Paralegal, Family & Court Team
2021 – Present
• 95 open matters: adjustment of status, consular processing with provisional waivers, removal of conditions, naturalization
• Individual-hearing binders for cancellation (42B) and asylum before the Greenspoint and Jefferson Street courts, filed by ECAS
• RFE and NOID responses; two denials reopened on motions I drafted
• U visa and VAWA self-petitions, from the certification request on
• Moved the office from paper to Docketwise

Reina & Solís Immigration, Houston
Legal Assistant, then Paralegal
June 2018 – 2021
• Intake interviews, I-130 and N-400 packets, I-601A hardship evidence
• Translations of civil records with certificate of accuracy

Earlier: bilingual receptionist, Legacy Community Health, 2015 – 2018

Education
Paralegal certificate (ABA-approved), Houston Community College, 2018
A.A., San Jacinto College, 2015

Texas notary public, commission through 2028`,
    },
    {
      name: 'da-costa',
      kind: 'missing',
      low: 60,
      high: 72,
      best: 66,
      why: 'Five solid years of family and removal casework with a degree, but her languages are Portuguese and English; Spanish is only basic.',
      lacks: ['fluent Spanish'],
      cv: `PRISCILA DA COSTA
Houston (Heights), relocated from Massachusetts in 2025

Education
B.A. Political Science, UMass Boston, 2019
Certificate in Paralegal Studies, Boston University, 2020

Professional experience

Paralegal, Gonzalez & Park LLP, Houston, February 2025–present
Family petitions and court defense. I prepare I-130/I-485 one-step filings, stand-alone waivers, I-751 joint and waiver petitions; organize exhibits and witness lists for individual hearings and upload them in ECAS; draft RFE replies. About 70 files, many of them Brazilian and Nigerian families.

Immigration Paralegal, Rezende Law, Framingham, MA, July 2020–January 2025
Client base almost wholly Brazilian. Declarations taken in Portuguese, asylum applications (I-589), special immigrant juvenile petitions, naturalization. Certified translation of civil documents from Portuguese. Trained two legal assistants. Built the office's checklist for bond hearings.

Skills
LollyLaw, Docketwise, Clio, Adobe, Westlaw
Languages: Portuguese (native), English (fluent), Spanish (basic, Duolingo and menus)

Commissioned notary, State of Texas, 2025`,
    },
    {
      name: 'barrientos',
      kind: 'years',
      low: 58,
      high: 70,
      best: 64,
      why: 'Right work, bilingual and certified, but the two posts run side by side and add up to about eighteen months, not three years.',
      lacks: ['3 years immigration paralegal'],
      cv: `Kevin Barrientos
kbarrientos@example.com – Houston 77012

SUMMARY
Bilingual immigration paralegal with over three years of combined experience in family-based and removal cases. Born in San Miguel, El Salvador; raised in both languages and schooled in Spanish to ninth grade.

EXPERIENCE

Paralegal (part-time, 25 hrs), Mendoza Immigration Law, Houston — January 2024 to June 2025
I-130, I-485, I-765 and N-400 packets; client interviews in Spanish; RFE drafts; calendar and calls. 40 files.

Contract paralegal (evenings, remote), Asylum Defense Collective, Houston — February 2024 to June 2025
Declarations in Spanish for asylum seekers, country-conditions exhibits, ECAS uploads for master and individual hearings, translations of denuncias and birth certificates. U visa certifications to HPD.

Barista and shift lead, Starbucks, Gulfgate — 2020 to 2023

Server, family restaurant — July 2025 to present, while my mother was ill; ready to come back full time

EDUCATION
Associate of Applied Science, Paralegal, Lone Star College, December 2023

TOOLS
Docketwise, MyCase, Adobe Acrobat

Community: volunteer at citizenship fairs with NALEO, twice a year since 2022.`,
    },
    {
      name: 'echeverria',
      kind: 'gem',
      low: 82,
      high: 92,
      best: 87,
      why: "Titled social-service caseworker, she is a DOJ-accredited representative with six years of exactly these filings in Spanish, including court, and a bachelor's degree.",
      lacks: [],
      cv: `Marisol Echeverría, LMSW
Houston, TX

Caseworker III, Cabrini Center, Catholic Charities of the Archdiocese of Galveston-Houston
September 2019 – present

I came in as a social worker and stayed for the law. Since 2021 I have been a fully accredited DOJ representative, which means that I may appear before USCIS and the immigration court for the Center's clients. My load is around 75 households, nearly all Spanish-speaking, from Olancho, Tamaulipas and Zulia. I interview them, write their declarations with them (I do the English version myself and certify it), and file: family petitions and green cards, removal of conditions for women who left, hardship waivers, citizenship. A third of the load is in court: asylum and cancellation before Judge after Judge on Smith Street, with exhibits tabbed and filed electronically, and the testimony prepared. Requests for evidence I answer over my own signature. VAWA and U petitions are my specialty.

Family Specialist, BakerRipley, Gulfton, 2015 – 2019
Benefits enrollment and citizenship workshops, in Spanish.

Master of Social Work, University of Houston, 2015; B.A. Spanish and Sociology, UT Rio Grande Valley, 2012.
Grew up in Reynosa and McAllen. LawLogix and Docketwise user.`,
    },
    {
      name: 'whitcomb',
      kind: 'unrelated',
      low: 1,
      high: 10,
      best: 5,
      why: 'Pool-service route manager with no legal work, no Spanish and no degree or certificate.',
      lacks: ['fluent Spanish', '3 years immigration paralegal', 'paralegal certificate or degree'],
      cv: `Brad Whitcomb
Katy, Texas

SWIMMING POOL SERVICE AND REPAIR

2017-now     Route manager, Blue Haven Pools & Spas, West Houston
Look after five vans and six technicians. Plan the weekly routes, 310 backyard pools. Order chlorine, acid and salt cells. Handle green-pool rescues after storms. Diagnose variable-speed pumps, heaters and automation (Pentair, Hayward). Quote replasters. Handle the upset calls myself, and most of them stay with us.

2011-2017    Technician, Leslie's, Sugar Land
Water tests, filter cleans, pump seals, leak tests, acid washes.

2008-2011    Warehouse hand, Academy Sports, Katy
Forklift, receiving, cycle counts.

Licenses and classes
Certified Pool Operator (CPO), renewed 2024
Residential Appliance Installer, TDLR
Texas driver license, clean
Cinco Ranch High School, 2008

Off the clock: coach of my daughter's softball team, smoker builds, bass fishing at Lake Conroe. Ready for something indoors after fifteen summers on the deck; I learn fast and I'm never late.`,
    },
  ],
};
