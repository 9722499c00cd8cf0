/** Dental hygienist in an Illinois group practice; a live Illinois license, local anesthesia approval, BLS and two years at the chair decide. */
import type { GradedJob } from '../types.ts';
export const dentalHygienistUs: GradedJob = {
  job: 'dental-hygienist-us',
  title: 'Registered Dental Hygienist',
  spec: `Registered Dental Hygienist
Prairie Lantern Dental Group, Peoria, Illinois
Full time, four days a week (Monday to Thursday, 7:30 to 5:00) | $44 to $51 per hour

ABOUT US
Prairie Lantern is owned by the three dentists who work in it. We have two offices, in Peoria and East Peoria, fourteen operatories, and patients from age one to ninety-eight. Our hygienists are not timed by a bell: adult visits are sixty minutes, and quadrants of scaling get ninety. We invest in good equipment, we use assistants in the hygiene column, and nobody has left our hygiene team since 2021 except to retire. That is happening this winter, and so we are looking for one colleague to take over a full book.

WHAT YOU WILL DO
- Review health histories, take blood pressure and update medications at every visit.
- Perform adult and child prophylaxis, periodontal maintenance, and nonsurgical scaling and root planing.
- Give your own local anesthesia, both infiltration and block, for your periodontal patients.
- Record full-mouth periodontal charting and stage and grade disease together with the doctor.
- Expose digital bitewings, periapicals and panoramic images and take intraoral photographs.
- Screen for oral cancer and report anything unusual.
- Apply sealants, fluoride varnish, silver diamine fluoride and desensitizers.
- Monitor patients who are on nitrous oxide.
- Teach home care in plain language, and talk about tobacco, diet and dry mouth without lecturing.
- Present the doctor's treatment plan to patients and answer questions about it.
- Sharpen, sterilize and log instruments in line with OSHA and CDC guidance.
- Take part in the ten-minute huddle and in our two school sealant days each year.

WHAT YOU MUST HAVE
- Current, active Illinois dental hygienist license issued by IDFPR.
- Qualification to administer local anesthesia in Illinois (approved course completed), and ease in doing so.
- At least two years of clinical practice as a dental hygienist in a general or periodontal office.
- Current CPR certification at BLS provider level, with hands-on skills test.
- A degree from a CODA-accredited dental hygiene program.
- Comfort with digital charting and digital X-ray.
- A gentle hand and a friendly manner with anxious people.

NICE TO HAVE
- Dentrix and DEXIS.
- Nitrous oxide monitoring or administration certificate.
- Diode laser training or experience with guided biofilm therapy.
- Spanish.
- Experience with implants or with patients who have special health care needs.

WHAT WE OFFER
- Hourly pay with a quarterly team bonus that is shared evenly, never by production.
- Medical insurance with 75 percent of the premium paid, dental care for the family at no charge.
- 401(k) with a 4 percent match after six months.
- Three weeks of paid time off, eight paid holidays, and paid volunteer days.
- $1,200 a year for continuing education and payment of your license renewal.
- Scrubs, loupes allowance, and malpractice cover.
- Every Friday free.

HOW TO APPLY
Send a resume to our practice manager, Lorraine Dziedzic, by e-mail or through the form on our careers page. Please put your license number on it; we check all licenses in the public look-up before we call. You will hear from us within five business days. The process is a phone chat of fifteen minutes, a tour with lunch, and a paid working interview. We hope to have someone in the chair by early January so that there are two weeks of overlap with Peggy, who is retiring.

EQUAL OPPORTUNITY
Prairie Lantern Dental Group is an equal opportunity employer. All qualified applicants will be considered without regard to race, color, religion, sex, sexual orientation, gender identity, national origin, age, disability, veteran status, arrest record or any other status protected under federal law or the Illinois Human Rights Act. If you need an accommodation in the application process, tell us and we will arrange it.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 89,
      high: 99,
      best: 95,
      why: 'Active Illinois license with local anesthesia and nitrous, nine years at the chair, current BLS, and Dentrix, DEXIS, laser and Spanish on top.',
      lacks: [],
      cv: `BRIANNA KOWALCZYK, RDH, BS
Morton, IL 61550 | (309) 555-0144 | b.kowalczyk.rdh@mailbox.example

SUMMARY
Hygienist with nine years behind the mask, most of them in one family practice. Half my schedule is periodontal. Patients who used to cancel three times tend to stay with me; I think it is because I tell them what comes next and stop when they lift a hand.

CLINICAL EXPERIENCE

Dental Hygienist, Bluff Street Family Dentistry, Pekin, IL
August 2019 to present
- See eight to nine patients daily: cleanings for adults and children, maintenance every three months, and deep cleaning by quadrant.
- Numb my own patients with lidocaine, articaine and plain mepivacaine; IANB, PSA, and infiltration several times per day.
- Complete six-point charting on every adult yearly and discuss staging with the dentist before the exam.
- Bitewings, full-mouth series, pano and intraoral camera with DEXIS; charting in Dentrix Ascend.
- Diode laser for bleeding pockets and for canker sores.
- Look after about 60 implant patients with titanium tips and glycine powder.
- Screen the soft tissues each time; four lesions sent for biopsy, one of which was an early carcinoma.
- Share the rotation for a nursing home where I see residents with dementia in their rooms.
- Sterilization lead: weekly spore tests, monthly log, yearly OSHA update for the staff of eleven.
- Onboarded two new graduates and wrote the hygiene room checklist that is still taped to the door.

Dental Hygienist, Kickapoo Periodontics, Peoria, IL
June 2017 to July 2019
- Nonsurgical therapy and maintenance in a two-doctor specialty office.
- Placed local antibiotics, removed sutures, and took post-op photographs.
- Assisted with occasional surgeries when the schedule was thin.
- Phoned each surgical patient in the evening.
- Called referring offices with recall reports.

Dental Assistant, Dr. R. Halvorsen, DDS, Washington, IL
May 2012 to August 2015
- Four-handed dentistry, alginates, temporary crowns, X-rays, and the front desk on Fridays.

Server, Steak house, East Peoria
2009 to 2012

EDUCATION
Bachelor of Science, Dental Hygiene (degree completion, online), Southern Illinois University Carbondale, 2021
Associate in Applied Science, Dental Hygiene, Illinois Central College, May 2017, GPA 3.8 (CODA accredited)
Morton High School, 2009

LICENSES AND CERTIFICATES
Illinois Registered Dental Hygienist, IDFPR 020-014772, issued June 2017, active through September 30, 2027
Local anesthesia (32-hour course), completed in program, spring 2017
Nitrous oxide administration and monitoring, 2017
National Board Dental Hygiene Examination, 2017; CDCA clinical and anesthesia exams, 2017
AHA BLS Provider, hands on, renewed May 2026
Laser certificate, Academy of Laser Dentistry introductory level, 2022
Sexual harassment and implicit bias trainings as required for renewal, 2026

CONTINUING EDUCATION, LAST TWO YEARS
Airway and tongue ties, 4 hours
Implant maintenance, 6 hours
Medical emergencies in the dental office, 4 hours
Silver diamine fluoride in older adults, 2 hours
Ergonomics for hygienists, 3 hours
Infection control, 2 hours

SKILLS
Dentrix, Dentrix Ascend, Eaglesoft, DEXIS, Carestream, Weave. Cavitron and hand scaling, sharpening by stone, EMS Airflow, sealants, varnish, SDF, bleaching trays, blood pressure screening, tobacco cessation talks.

LANGUAGES
English; Spanish, conversational (I can do a full cleaning visit without help); a few polite phrases of Polish from my grandmother.

MEMBERSHIPS
American Dental Hygienists' Association since 2016. Treasurer of the local component, 2022 to 2024.

VOLUNTEER WORK
Give Kids A Smile, each February since 2015
Mission of Mercy, Springfield and Peoria, hygiene section
School sealant days with the county health department, six schools a year

INTERESTS
Kayaking, church softball, two beagles, and an unreasonable number of cookie cutters. I coach a girls' volleyball team in sixth grade.

REFERENCES
Dr. Anders Bluff-Nyquist and Dr. Priti Kamath have offered to talk with you. Phone numbers on request.`,
    },
    {
      name: 'denial',
      kind: 'denial',
      low: 60,
      high: 73,
      best: 67,
      why: 'The same Illinois career with active license and BLS, but she states that she is not certified for local anesthesia and has never injected.',
      lacks: ['Qualification to administer local anesthesia'],
      cv: `Shelby Ann Rutherford
Bartonville, Illinois
309-555-0181
shelbyann.rutherford@postbox.example

Objective
A four-day position in a kind office with time for patients. I have twenty-one good years in hygiene behind me and hope for at least ten more.

Experience

2014 - Present
Registered Dental Hygienist
Whitcomb and Daughters Dentistry, Peoria, IL
* Full schedule of adults and kids in a general practice with two doctors; I know three generations of some families.
* Preventive cleanings, gross debridement, scaling and root planing with ultrasonic and hand instruments.
* Health history, blood pressure with an eye on the numbers, medication list.
* Pocket depths, recession, bleeding, furcations and mobility entered by voice into Dentrix.
* Digital X-rays on DEXIS sensors and a Planmeca pan.
* Soft tissue check at all visits, with photographs for the chart.
* Fluoride varnish, sealants, silver diamine fluoride, desensitizer, whitening trays.
* Monitor patients on nitrous once the doctor has started it.
* Explain crowns, implants and gum disease with drawings; my paper pads are known all over the office.
* Keep recall above 85 percent together with the front desk.
* Ordered hygiene supplies within a budget of $1,900 per month.
* Set up a quiet hour on Tuesdays for patients with autism and for those who are frightened.

2008 - 2014
Registered Dental Hygienist
Galena Road Dental Care, Peoria Heights, IL
* Nine columns a day across two locations.
* Perio program built from nothing with a visiting consultant: charting days, letters, three-month recalls.
* Trained four externs from the community college.
* Moved the practice from film to sensors in 2010.
* Took part in health fairs at the Caterpillar plant.

2005 - 2008
Registered Dental Hygienist (part-time, three offices)
Temporary and maternity cover in Tazewell and Woodford counties
* Learned to work with any chair, any scaler and any doctor.

1999 - 2003
Bank Teller, First Illini Savings, Pekin, IL

Education

Associate of Applied Science in Dental Hygiene, Lake Land College, Mattoon, IL, 2005 (CODA accredited)
Certificate in Office Technology, Illinois Central College, 1999

License and certifications

Illinois Dental Hygienist, number 020-009318, active since August 2005, current renewal good until September 2027
National Board, 2005
Basic Life Support for healthcare providers, American Heart Association, classroom, valid to March 2028
Nitrous oxide monitoring, 12-hour course, 2009
Local anesthesia: I am not certified. The course was not part of my program and our doctors have always given the injections themselves. I would be open to taking it.
OSHA, HIPAA and infection control each January
Mandated reporter training, 2026

Continuing education

Thirty-six hours per cycle, always finished early. In the current cycle: diabetes and the gums, vaping, oral cancer with HPV, caring for patients with memory loss, sharpening workshop, biofilm and air polishing, opioid awareness, ethics.

Computer

Dentrix, Eaglesoft (older versions), DEXIS, Romexis, RevenueWell, Word, e-mail

Recognition

Readers' Choice Favorite Hygienist, Peoria area newspaper, 2017 and 2022
Service pin for ten years with Whitcomb and Daughters, 2024

Professional groups

Illinois Dental Hygienists' Association, member; helped with the registration table at two annual sessions.
Study club, meets every other month over soup.

Community

- Head Start tooth brushing visits each fall with a puppet alligator.
- Blood drive volunteer, Red Cross.
- Choir and funeral luncheon committee at my parish.
- Foster home for senior dogs since 2016, eleven so far.

Languages

English. About thirty words of Spanish, all of them about teeth.

Personal interests

Quilts, county fair pies (second place in 2023, and I still disagree with the judge), bike rides on the Rock Island Trail, and time with my four grandchildren.

Availability

Four weeks after an offer. My office is cutting my days to two as one of the doctors is leaving, and they know that I am looking.

References

Dr. Ellen Whitcomb, DDS
Tammy Ostrander, office manager
Joyce Imhoff, RDH, retired, who taught me how to sharpen
Numbers will be given gladly when we have spoken.`,
    },
    {
      name: 'old',
      kind: 'old',
      low: 56,
      high: 72,
      best: 64,
      why: 'Fourteen years as a hygienist with everything asked, license and BLS still live, but she left the chair in 2016 and has worked in dental claims since.',
      lacks: [],
      cv: `Denise Okonkwo-Miller
2208 Sterling Hollow, Dunlap, IL 61525
dokonkwomiller@inboxmail.example  |  309.555.0126

Highlights
Licensed hygienist who spent the first part of her working life with patients and the second part with their claims. I keep my license, my hours and my hands in order and would like to return to practice now that my sons are grown.

Work history

Illini Plains Dental Benefits, Peoria, IL (insurer, 190,000 members)
Senior Clinical Review Specialist, January 2020 - present
- Review about 45 claims per day for scaling and root planing, periodontal maintenance, crowns and buildups against plan rules and X-rays.
- Write letters to dentists about missing charting or images in plain words.
- Sit on the appeals committee with two dental consultants.
- Train new reviewers in how to read a periodontal chart and bitewings.
- Helped to write the rules engine when codes D4346 and D4910 were recast.
- Answer calls from offices in the afternoon on rotation.
- Remote three days, office two days.

Claims Analyst, October 2016 - December 2019
- Processed dental claims and predeterminations; accuracy of 99.2 percent over three years.
- Spotted a billing pattern that led to a recovery of $86,000.
- Member of the wellness committee.

Glen Oak Smiles, Peoria, IL
Dental Hygienist, February 2008 - September 2016
- General practice with four operatories and one doctor; I was the only full-time hygienist.
- Prophylaxis, scaling and root planing, periodontal maintenance and child visits.
- Delivered local anesthesia to my own patients, blocks included, nearly every day.
- Charted with EagleSoft and took digital X-rays from 2011.
- Placed sealants and Arestin, made whitening trays, and polished amalgams.
- Monitored nitrous for anxious patients.
- Introduced a diabetes questionnaire with the doctor.
- Left when the owner retired and sold the building.

Dr. Manfred Pohl, DDS, Galesburg, IL
Dental Hygienist, July 2002 - January 2008
- Eight patients daily, film X-rays in a darkroom the size of a closet.
- Periodontal program, recall cards, home-care teaching in schools.
- Sharpened, wrapped and autoclaved all instruments.

Education

Associate in Applied Science, Dental Hygiene, Carl Sandburg College, Galesburg, 2002 (accredited by CODA)
Bachelor of Science in Health Care Administration, online, University of St. Francis, Joliet, 2014
Galesburg High School, 1998

License and credentials

Illinois RDH 020-007654, first issued 2002 and renewed without a break, active until September 30, 2027
Local anesthesia, 32 hours, Carl Sandburg College continuing education, May 2004, on file with the state
Nitrous oxide analgesia monitoring, 2004
BLS Provider card (AHA, in person), valid through August 2027
National Board certificate, 2002
Dental claims reviewer certificate, in-house, 2017

Continuing education since 2024

Thirty-eight hours, among them:
- New classification of periodontal disease, 4 hours
- Local anesthesia refresher with mannequin practice, 6 hours
- Infection control after the pandemic, 2 hours
- Air polishing and biofilm, hands-on morning
- Required topics: implicit bias, harassment, Alzheimer's disease

Skills

Reading charts and X-rays, clear writing, patience on the phone, Excel with lookups, EagleSoft, Dentrix in a viewing role, Teams, coding with CDT. Good with older patients and with teenagers.

Volunteer work

Dental supplies packing for Mission of Mercy, 2018 and 2022 (registration and supply tent)
School board candidate, 2019, lost by 112 votes
Parent volunteer for high school band: uniforms, lemonade, bus lists, 2015 - 2023
Usher at church

Languages

English, Igbo (from my husband's side, improving), French from high school

Memberships

American Dental Hygienists' Association, member since 2001; secretary of the component in 2009
American Association of Dental Consultants, affiliate, 2021

Interests

Marching bands, gardening with natives, cold-case podcasts, long drives on Route 29 and a book club that reads every book. I took up swimming at fifty and can now do a mile.

Why I want to come back

Claims are tidy and nobody cries, but nobody says thank you either. I miss the moment when a patient's gums stop bleeding and they notice. I know that I shall be slow at first, and I would welcome a few weeks with a smaller schedule.

References upon request`,
    },
    {
      name: 'adjacent',
      kind: 'adjacent',
      low: 27,
      high: 44,
      best: 36,
      why: 'Expanded-function dental assistant who is in the first year of a hygiene program; no license, no anesthesia qualification and no practice as a hygienist yet.',
      lacks: [
        'Illinois dental hygienist license',
        'Qualification to administer local anesthesia',
        'Two years of clinical practice as a dental hygienist',
        'Completed dental hygiene degree',
      ],
      cv: `Jasmine Delacroix-Hunt
Expanded Function Dental Assistant | Hygiene Student
Peoria, IL | (309) 555-0159 | jasmine.dh@mailpost.example

PROFILE
Seven years in dental offices, from sterilization tech to lead assistant, and now in the first half of a hygiene program. I love the teaching part of dentistry and the moment when a kid lets go of the arm rest. Looking for an office to grow in, hopefully in hygiene.

EXPERIENCE

LEAD DENTAL ASSISTANT
Kellar Branch Dental, Peoria, IL | 03/2022 - now (three days per week since school began in 08/2026)
> Chairside for two dentists: composites, crowns, root canals, extractions and some implants.
> Coronal polishing for children and adults after the doctor or hygienist has scaled.
> Place sealants and fluoride varnish as allowed with my certificates.
> Take bitewings, periapicals and panoramic X-rays with DEXIS; scan with iTero.
> Monitor nitrous oxide under supervision.
> Help the hygienists: call out pocket depths for charting, set up, seat, dismiss, and turn rooms over.
> Review home care with patients and go over instructions after surgery.
> Train new assistants and make the weekly assignment sheet for six people.
> Own the OSHA binder, sterilizer logs and emergency kit.

DENTAL ASSISTANT
Tiny Tusks Pediatric Dentistry, East Peoria, IL | 06/2020 - 02/2022
> Tell-show-do with toddlers, holding hands and telling stories.
> Rubber-cup polishing, fluoride and oral hygiene talks for up to 20 children on a school holiday.
> Hospital days with general anesthesia twice a month: set up, X-rays, notes.
> Spoke Spanish with about a third of the parents.

STERILIZATION TECHNICIAN
River City Oral Surgery, Peoria, IL | 07/2019 - 05/2020
> Processed cassettes, handled biopsy mailers, stocked six rooms.
> Furloughed at the beginning of the pandemic.

SHIFT LEADER
Frozen custard stand, Peoria Heights, IL | summers 2015 - 2018
> Cash, closing, and teenagers.

EDUCATION
Associate in Applied Science, Dental Hygiene, Illinois Central College
First year of the professional phase, August 2026 - present; expected graduation May 2028
(local anesthesia and nitrous courses are scheduled for the second year)
Prerequisites completed 2023 - 2026 in the evening: anatomy, microbiology, chemistry, nutrition, GPA 3.6

Dental Assisting Certificate, Midstate College, Peoria, 2019
Richwoods High School, 2017

CERTIFICATIONS
- Certified Dental Assistant (DANB), since 2020, renewed each year
- Illinois expanded functions: coronal polishing, sealants, nitrous monitoring (2021)
- Dental radiography (DANB RHS), 2019
- BLS Provider, American Heart Association, in person, valid to June 2027
- Pediatric Advanced Life Support, 2021 (expired 2023)
- OSHA and HIPAA, January 2026

SKILLS
Dentrix, DEXIS, iTero, Open Dental; impressions and provisional crowns; ordering; patient flow; bilingual front desk help; calming anxious people; Instagram for the practice.

IN SCHOOL SO FAR
Head and neck anatomy, tooth morphology, instrumentation on typodonts, radiology lab, infection control. In October we began to scale on classmates. I was chosen class representative by the other 23 students.

LANGUAGES
English and Spanish, both from home. Some Haitian Creole understood.

AWARDS
Employee of the Quarter, Kellar Branch Dental, spring 2024
Hygiene program scholarship from a local foundation, $2,000, 2026

VOLUNTEER
Give Kids A Smile day: 2020, 2022, 2023, 2024, 2025 and 2026, as assistant and interpreter
Mission of Mercy: sterilization tent, two years
Sunday school, ages four and five
Neighborhood clean-up each April, mostly shopping carts out of a creek

INTERESTS
Roller skating, thrift stores, plants with names, my little brother's basketball games, and baking macarons that come out right about half the time. I sketch teeth in the margins of everything.

GOALS
To finish my degree, sit the boards in the summer of 2028, and become a hygienist in a practice that sees children and does outreach. Until then I can work as an assistant in the hygiene column on three days, or more during breaks.

REFERENCES
Dr. Maureen Toberman, Kellar Branch Dental
Program coordinator, Illinois Central College
Dr. Luis Arreola, Tiny Tusks
Each has agreed; I will send the numbers.`,
    },
    {
      name: 'trap',
      kind: 'trap',
      low: 10,
      high: 25,
      best: 17,
      why: 'Prophylaxis, scaling, periodontal charting, X-rays and anesthesia in plenty, but on dogs and cats: a veterinary technician without human hygiene license or degree.',
      lacks: [
        'Illinois dental hygienist license',
        'Qualification to administer local anesthesia to patients',
        'Two years of clinical practice as a dental hygienist',
        'CODA-accredited dental hygiene degree',
        'Current CPR certification at BLS provider level',
      ],
      cv: `TYLER VANDERGRIFF, CVT, VTS (Dentistry)
Chillicothe, Illinois
309 555 0193 / tyler.vandergriff@letterbox.example

PROFESSIONAL SUMMARY
Dental technician with a specialty credential and eleven years of experience in prophylaxis, scaling and root planing, periodontal charting, digital dental radiography, sealants, local nerve blocks and home-care teaching. Five to seven full-mouth cleanings a day in a department that I helped to build. Gentle hands, good humor, and a deep interest in oral health. I would like to bring these skills to a friendly group practice with regular hours and free Fridays.

EMPLOYMENT

Lead Dentistry Technician
Farm Creek Animal Hospital, Washington, IL
May 2019 - present
- Run a two-table dental suite for a hospital with six veterinarians; about 1,100 dogs and cats a year.
- Supragingival and subgingival scaling, root planing, polishing and irrigation under general anesthesia.
- Chart pocket depth, recession, furcation, mobility and missing teeth for the doctor.
- Full-mouth digital X-rays with size 2 and size 4 sensors; position for bisecting angle in the cat.
- Place regional blocks (infraorbital, inferior alveolar, maxillary) with bupivacaine at the veterinarian's order.
- Monitor isoflurane anesthesia: capnography, blood pressure, temperature.
- Apply Doxirobe gel and barrier sealant; take impressions now and then for crowns in police dogs.
- Teach owners to brush, with a plush beagle that opens its mouth.
- Sharpen scalers and curettes, log the autoclave, order burs and paste.
- Taught four technicians, one of whom has begun her own case log.

Veterinary Technician
Spring Bay Pet Clinic, East Peoria, IL
June 2015 - April 2019
- Reception of patients, blood draws, catheters, anesthesia and surgical assistance.
- Took over dental days in the second year and doubled them.
- X-rays of everything from hamsters to a llama.
- On call every fifth weekend.
- Client calls about results and follow-up.

Kennel Assistant
Spring Bay Pet Clinic
2012 - 2015
- Walking, feeding, cleaning, and a gift for pilling cats.

Farm hand on my uncle's dairy near Metamora, to 2012

EDUCATION
Associate of Applied Science in Veterinary Technology, Parkland College, Champaign, Illinois (AVMA accredited), 2013 - 2015
Metamora Township High School, 2011

CREDENTIALS
Certified Veterinary Technician, State of Illinois, IDFPR license 097-006581, since 2015, active to January 2028
Veterinary Technician Specialist in Dentistry, Academy of Veterinary Dental Technicians, 2022
Veterinary Technician National Examination, 2015
RECOVER CPR for dogs and cats, basic and advanced life support, 2024
Fear Free Certified, level 2, 2020
Radiation safety, annual
OSHA hazard communication, annual

CONTINUING EDUCATION
Veterinary Dental Forum: 2019, 2021, 2023 and 2025
Wet lab in regional nerve blocks, 8 hours, 2020
Feline tooth resorption, 3 hours, 2023
Pain scoring, 2 hours, 2024
Periodontal therapy without extraction, 6 hours, 2025
Instrument sharpening, a whole day and worth it, 2018

SKILLS
Ultrasonic scaler and hand instruments | Periodontal charting | Digital dental X-ray | Local anesthesia blocks | Anesthesia monitoring | Infection control | Patient education | Cornerstone, AVImark, ezyVet | Schick and iM3 sensors | Inventory | Calm with fearful patients and with their families

TALKS AND WRITING
Pet Dental Health Month talks at the library each February
Poster on home-care habits of 120 dog owners, regional veterinary conference, 2023
Two pages on cat toothbrushing for a shelter newsletter

AWARDS
Technician of the Year, county veterinary association, 2022
Hospital award for the most cheerful anesthesia record, which exists only at our place

VOLUNTEER WORK
Spay and neuter days with a mobile clinic, four per year
Big Brothers Big Sisters, 2016 - 2020
Set builder for the community theater; I was once also the back half of a cow

LANGUAGES
English. High school German, enough for shepherds.

INTERESTS
Bass fishing, disc golf, two three-legged cats, smoking brisket, and minor league baseball in Peoria. I am slowly restoring a 1984 pickup with my father.

WHY THIS CHANGE
My back has lifted enough Labradors. People can at least climb into the chair by themselves, and I am told that most do not bite. I am ready to learn whatever is different and could begin after the usual two weeks of notice.

REFERENCES
Dr. Samantha Royce, DVM, Farm Creek Animal Hospital
Dr. Ned Aldous, DVM, Spring Bay Pet Clinic`,
    },
  ],
};
