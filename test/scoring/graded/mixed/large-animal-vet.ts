/** Large animal vet in the west of Ireland: on the VCI register, two recent years of farm practice, sole charge nights, a full licence. */
import type { GradedJob } from '../types.ts';

export const largeAnimalVetJob: GradedJob = {
  job: 'large-animal-vet',
  title: 'Veterinary Surgeon, Large Animal (Co. Galway)',
  spec: `LARGE ANIMAL VET - East Galway - perm - to 75k + jeep

Ref FV/2291. Client: 5-vet practice, 85% farm (suckler, dairy, sheep), rest horses and a small clinic you can ignore if you like.

THE JOB
Calls, calvings, sections, LDAs, lame cows, scour outbreaks. Scanning. Herd health plans, parasite control, TASAH visits. Spring is spring. Rota 1 in 5, second on call always there but not always near: you'll be cutting on your own at 3 am.

HAVE
> VCI reg current. Not "applying". Client got burned, lost 4 months last year
> Min 2 yrs cattle practice in the last five, graduate scheme counts
> Full driving lic. (Cat B, manual)

NICE
> TB testing approved by DAFM (practice does 30k head/yr, training arranged if not)
> Cert/dip in bovine repro or CertAVP
> Own scanner. Horses. Sheep sections by the dozen
> Someone who talks to farmers like a human

GET
60-75k, 4x4, phone, VCI fee + indemnity, CPD 1.5k, 5 wks + time back after weekends. House for first 6 months, no rent. Path to partnership for the right one.

Good schools, GAA club short of a full back. Relocators welcome. Agency is an equal opp. employer. CV to Fergal, all in confidence, no calls to the practice please.`,
  graded: [
    {
      name: 'cavan-dairy',
      kind: 'strong',
      low: 87,
      high: 99,
      best: 94,
      why: 'UCD graduate on the register, nine years of cattle work to date, TB list, repro certificate, sections alone at night.',
      lacks: [],
      cv: `Aoife Brannigan MVB CertDHH
Virginia, Co. Cavan

Education
MVB, UCD, 2017
Cert. Dairy Herd Health, UCD, 2021
Bovine Reproduction module, XLVets Skillnet, 2023

VCI registered since June 2017 (cert. of reg. to 31 Dec 2026)
Approved TB/brucellosis tester, DVO Cavan and Meath

Experience

Lough Ramor Veterinary, Virginia: June 2019 to now
90 pc bovine, 6 vets. Three dairy clients over 300 cows, the rest sucklers. First opinion calls, calvings and caesareans (about 45 a year), LDA by toggle and by right flank, teat surgery, umbilical hernias, downer cows. Fertility visits with my own Easi-Scan. CellCheck farm team, TASAH parasite visits, Johne's VRAMP. About 5,000 head of testing a year. Sheep sections in March till I can't feel my hands. 1 in 5, sole charge.

Boyneside Vets, Navan: July 2017 to May 2019
New graduate, mixed, 60 large 40 small. Night rota after three months.

Extras
Full clean B and BE. Rode to hounds, some equine: stitch ups, foalings, vettings stage 1.
UCD final years see practice with me. Camogie, junior B.
My husband is from Athenry, hence the move.`,
    },
    {
      name: 'warsaw-limerick',
      kind: 'synonym',
      low: 78,
      high: 92,
      best: 86,
      why: 'Warsaw graduate on the Irish register since 2020 with six years of bovine practice in Limerick and cutting by himself; only the certificates are wanting.',
      lacks: [],
      cv: `Bartosz Maliszewski, lekarz weterynarii (SGGW Warszawa, 2018)
in Ireland from autumn 2018, English C1, Polish, some Russian

Registered vet practitioner no. on request, Veterinary Council of Ireland, from 02.2020, annual fee paid 2026

02.2020 - present: Golden Vale Farm Vets, near Kilmallock. Cows. Milk herds 80 to 400, spring block calving. In February: 14 to 16 call-outs a day, milk fever, mastitis, retained cleaning, twisted stomach (roll, toggle, or open, I have done >120), hard calving, embryotomy, c-section standing left side, alone, also with torch on the bonnet. Prolapsed uterus. Pregnancy diagnosis with BCF Easi-Scan Go, 15 000 per year. Dehorning, castrations, bull fertility test. Bulk tank and faecal sample plans, vaccination plan with farmer at kitchen table. Department testing: my course done 2020, reactor removal forms, I know them too well. Nights one in four.

10.2018 - 01.2020: milker, then night calver, two farms in Co. Cork, while papers and language were in progress

summer 2016, 2017: practice in Podlasie, cattle and pigs

Driving: B, Irish licence since 2019, manual. No points.
Free time: bicycle, mushrooms, my son's hurling (I do not understand rules)`,
    },
    {
      name: 'cumbria-mrcvs',
      kind: 'foreign',
      low: 53,
      high: 67,
      best: 61,
      why: 'Eight years of farm practice and a CertAVP, yet on the British register only; says she is not with the VCI and would apply on an offer.',
      lacks: ['VCI reg current'],
      cv: `Name: Philippa Garsdale BVSc CertAVP(Cattle) MRCVS
Address: nr Kirkby Stephen, Cumbria

KEY POINTS
- 8 years farm animal work, beef, dairy, hill sheep
- RCVS registered 2018; not registered with the VCI as yet, would start the application on offer
- Official Veterinarian, TB testing (OCQ TT), APHA
- full UK manual licence incl. trailer

EMPLOYMENT
Edenhead Farm Vets LLP, Farm Vet then Senior Farm Vet, Aug 2018 to present
Nine vet, farm only. Rota 1:6. Calvings, caesareans (60 or so per spring), DA surgery, exploratory laparotomies, sheep sections, bull breeding soundness, mobility scoring (RoMS). Scanning with Ibex. Herd and flock health plans for 38 clients, BVDFree, Medicine Hub. I mentor the new grads through their VetGDP and have held the out of hours alone since October 2018.

EDUCATION
CertAVP (Cattle), Liverpool, 2023
BVSc, University of Bristol, 2018
A levels: Biology, Chemistry, Maths, AAB

INTERESTS
Swaledales (40), sheepdog trials, the fiddle. Spent every childhood August at my aunt's outside Loughrea and want to come home to it.

REFEREES: two, at the back`,
    },
    {
      name: 'former-farm-vet',
      kind: 'old',
      low: 50,
      high: 64,
      best: 57,
      why: 'On the register all along and once eleven years with cattle, but they ended in 2014; cats and dogs since, so none of the last five years.',
      lacks: ['Min 2 yrs cattle practice in the last five'],
      cv: `DONAL MacHALE MVB MRCVS

Veterinary practitioner with 23 years behind me, VCI registered continuously since 2003.

2014 - present. Associate then clinical lead, Corrib Pet Hospital, Galway city. Medical and surgical cases in dogs, cats and rabbits. Ultrasound, dentistry, orthopaedics to cruciate level. Three vets and eight nurses report to me. Rota through an out of hours provider so I have not been called from bed in a decade and, odd as it sounds, I miss it.

2003 - 2014. Assistant, later junior partner, Slieve Aughty Veterinary, Gort. Mixed, three quarters cattle. Sucklers on bad land. Caesarean sections past counting (the book says 900+), torsions, casting LDAs, prolapses, fluke, redwater, grass tetany. TB and brucellosis rounds in the winters, scanning from 2008, horses for the local fair green. Single handed through the fodder crisis in the spring of 2013. Left for family reasons when the twins were born.

UCD, MVB 2003. Cert in small animal medicine (ESVPS) 2018. CVE credits up to date, all companion animal save a calf scour webinar in 2025.

Full licence, B. Living in Oranmore. Twins are now twelve and I have my wife's blessing, in writing.`,
    },
    {
      name: 'vci-equine-nurse',
      kind: 'trap',
      low: 14,
      high: 29,
      best: 22,
      why: 'Her VCI registration is that of a veterinary nurse, and her large animals are hospital horses; she may neither diagnose nor cut.',
      lacks: ['VCI reg current', 'Min 2 yrs cattle practice in the last five'],
      cv: `Niamh Deasy RVN
Large animal professional / surgery / VCI registered

About
VCI registered since 2016. Ten years in large animal medicine and surgery. Looking for a new challenge in the west with a busy large animal team.

Experience
Curragh View Equine Hospital, Co. Kildare
Senior Nurse, Surgical (Jan 2019 - Present)
Colic surgery, arthroscopy, fracture repair; anaesthesia monitoring of 400 cases a year, night on call for emergencies 1 in 4, foal ICU in season, theatre stock, controlled drugs book, rosters for 9.

Veterinary Nurse (June 2016 - Jan 2019)
In-patients, standing sedation, lab, radiography, limb casting.

Home farm, Millstreet, Co. Cork
Reared on 70 sucklers. Help with calving, dosing and reading the TB test every year.

Education
Dundalk IT, BSc Veterinary Nursing, 2016
Cert in Equine Nursing, 2020

Licences
VCI, register of veterinary nurses, 2026
Driving licence B, BE, W (tractor)

Skills
Caesarean section, Bovine, Calving, Herd Health, Scanning, Large Animal, Surgery, Dairy, TB testing, LDA`,
    },
  ],
};
