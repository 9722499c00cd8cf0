import type { GradedJob } from '../types.ts';

export const hvacDesignEngineerDubaiConsultant: GradedJob = {
  job: 'hvac-design-engineer-dubai-consultant',
  title: 'Senior Mechanical Design Engineer (HVAC)',
  spec: `Position: Senior Mechanical Design Engineer (HVAC)
Location: Dubai, Business Bay
Employer: Qasr & Lindqvist Engineering Consultants
Reports to: Head of MEP
Joining: within 60 days

Scope of the position
The incumbent shall take charge of the air-conditioning and ventilation design of hotel, high-rise residential and hospital projects from concept until issue for construction. He/she prepares cooling load and pressure drop calculations, selects chillers, AHU, FCU and fans, lays out chilled water and duct systems with the BIM team, designs staircase pressurization and car park smoke extract, writes specifications, answers tender queries, reviews contractors' submittals and attends meetings with the architect and the client.

Eligibility
1. Bachelor of Engineering / Technology in Mechanical Engineering. Diploma holders kindly do not apply as the Society of Engineers card requires the degree.
2. Seven (7) years or more in HVAC design of buildings within an engineering consultancy. Contractor-side shop drawing or site supervision is not counted.
3. Out of these, three (3) years or more in the UAE or another GCC state.
4. Load modelling by HAP, IES-VE or similar software.

Preferred
- Approvals with Dubai Municipality, Civil Defence, and district cooling providers
- Al Sa'fat, Estidama or LEED projects
- Revit working knowledge
- Hospital ventilation to ASHRAE 170

Package
AED 20,000 - 24,000 all inclusive, family visa, medical insurance, annual ticket. Five-day week.

Candidates on visit visa may apply. Kindly mention your notice period, current and expected salary in the application. Only shortlisted profiles will be called.`,
  graded: [
    {
      name: 'vinod-nambiar-strong',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 94,
      why: 'B.Tech, twelve years of consultant HVAC design with eight in Dubai, HAP, DM/DCD approvals, hospital and LEED work.',
      lacks: [],
      cv: `VINOD K. NAMBIAR
Senior HVAC Design Engineer
Al Nahda, Dubai | DOB 11-Jul-1991 | Indian | Residence visa (employment) | UAE driving licence | SOE card

Academic
B.Tech Mechanical Engineering, Nilgiri Coast College of Engineering, 2009–2013, First class

Work
1) Hartmann Saleh Consultants, Dubai. Senior Mechanical Engineer. Oct 2021 – till date
   Lead on HVAC of:
   a) 41-storey residential tower, Dubai Marina fringe, 3,100 TR from district cooling. Energy transfer station, stair and lobby pressurization, jet fan car park. DCD approval first round 2023, provider's NOC 2023.
   b) 180-bed hospital, Sharjah. Operating theatres, isolation rooms, N+1 plant, ASHRAE 170. IFC issue Dec 2025.
   c) Beach hotel 4*, RAK, LEED Silver.
   HAP 6 for loads, McQuay pipe sizer, own Excel for duct ESP. Two juniors and three Revit modellers with me.

2) Bin Tawfiq Engineering Bureau, Dubai. HVAC Design Engineer. May 2018 – Sep 2021
   Villas compound (620 nos.), schools, G+12 buildings. DM drawing submission, Al Sa'fat silver forms.

3) Kairali Consulting Engineers, Kochi. Design Engineer – MEP. Aug 2014 – Apr 2018
   Malls, IT park, VRF and chilled water.

Graduate trainee, Kairali, Aug 2013 – Jul 2014

Software: HAP, Revit MEP 2024 (good), AutoCAD, Navisworks
Notice: 60 days. Current 18,500. Expected 23,000.`,
    },
    {
      name: 'fiona-garrick-synonym',
      kind: 'synonym',
      low: 83,
      high: 93,
      best: 88,
      why: 'Building services engineer with a BEng, eleven years in design practices, five in Doha, models in IES; no Dubai authority experience.',
      lacks: [],
      cv: `Fiona Garrick BEng (Hons) CEng MCIBSE

I size and draw the systems that keep large buildings cool and breathable. I began in Glasgow in 2015 and have been in Doha since 2021, where my contract ends on 30 November 2026.

Strathmore Reed Partnership, Doha office — Associate, mechanical building services (February 2021 to date)
Three big ones: a 340-key waterfront hotel (stage 2 to 4), two apartment towers of 32 floors on a shared podium with basement smoke clearance by impulse fans, and a women's clinic with day surgery. My part is everything wet and everything with air in it. I make the dynamic thermal model in IES, decide between central plant and the grid supply from the cooling utility, pick machines with the makers, size shafts, write the performance clauses and go through what the builders send us for comment. Plan approvals came through Qatar Civil Defence and Kahramaa. GSAS 3 star on the hotel.

Strathmore Reed Partnership, Glasgow — Graduate, then Mechanical Engineer (September 2015 to January 2021)
University laboratories, two acute hospital wings (HTM 03-01), offices. Chartered in 2020.

BEng (Hons) Mechanical Engineering, University of Kelvinside, 2011–2015, upper second

I mark up and check in Revit rather than model from nothing. Have worked with ASHRAE as well as CIBSE guides for five years. British passport, single, notice none after the end of contract. Looking for AED 24,000.`,
    },
    {
      name: 'rodel-bautista-missing',
      kind: 'missing',
      low: 50,
      high: 64,
      best: 58,
      why: 'Fourteen years of HVAC design in consultancies, ten in the UAE, but a three-year diploma where the degree is demanded by the licensing body.',
      lacks: ["bachelor's degree in mechanical engineering"],
      cv: `RODEL M. BAUTISTA

Mechanical Designer – HVAC, Filipino, 39, married
Deira, Dubai. Visa transferable. Notice one month. Present salary 13,000.

SUMMARY OF SERVICE
Period            Company                                     Post
06/2016–present   Delmon Arch & Engineering Cons., Dubai      HVAC Design Engineer
01/2012–04/2016   Salcedo MEP Consultants, Makati             HVAC Designer
2008–2011         Aircon Asia Trading, Makati                 CAD operator

DELMON, what I do
Cooling load with HAP 5.11 for each room. Equipment schedule, psychrometric, ESP and pump head calculation. Chilled water riser and schematics. Staircase pressurisation and basement ventilation calculation for Civil Defence. Submit to municipality and go to the counter with comments. 27 buildings so far up to G+35, two hotels in Barsha, one cosmetic hospital. Review material submittal of contractor and reply RFI. Revit since 2019, I make the families also.

SALCEDO
Offices and BPO floors, VRF and DX ducted.

EDUCATION
Diploma in Mechanical Engineering Technology (3 years), Laguna Polytechnic Center, graduated March 2008
No bachelor degree. In 2022 I began BSME ladder program by distance but stopped after one term.

TRAININGS
LEED Green Associate 2021. Smoke control seminar 2018.`,
    },
    {
      name: 'haitham-barakat-adjacent',
      kind: 'adjacent',
      low: 46,
      high: 60,
      best: 53,
      why: 'Nine years of HVAC in the UAE with a degree, but on site and shop drawings for contractors; the ad excludes that.',
      lacks: ['seven years of HVAC design in a consultancy'],
      cv: `Eng. Haitham Barakat
HVAC Project Engineer
Sharjah, UAE – Jordanian – born 1993

B.Sc. Mechanical Engineering, Jordan Valley University, Irbid, 2015

PROFESSIONAL EXPERIENCE

Al Rimal Electromechanical LLC, Sharjah
HVAC Project Engineer, from 3/2020 until now
• Hotel of 410 rooms in Dubai Creek and labour hospital in Abu Dhabi, value of HVAC package AED 46m and 31m
• Coordination of shop drawings with our draughtsmen, builder's work, clashes in Navisworks
• Material submittals: chillers, AHUs, VAV, dampers. Comparing offers, getting consultant's approval
• Re-checking consultant's loads in HAP when plant is changed for value engineering, ESP and pump head recalculation
• Inspection requests, duct leakage and pressure tests, T&C with the specialist, handing over, as built
• Foreman and 85 men in peak

Gulf Breeze Air Conditioning, Dubai
Site engineer HVAC, 9/2017–2/2020
• Villas and a school, VRF and package units. Installation supervision, invoices, snagging

Trainee, Ministry of Works, Amman, 10/2015–6/2017. Boilers and ventilation maintenance of public buildings

Arabic mother tongue, English very good
Civil Defence inspections attended about thirty times
UAE licence, car. Expected AED 17,000
I wish to move from contracting to design office.`,
    },
    {
      name: 'aniket-deshpande-trap',
      kind: 'trap',
      low: 25,
      high: 38,
      best: 31,
      why: 'HVAC modules for cars in Pune and Stuttgart: a degree and thermal knowledge, but no buildings, no consultancy, no Gulf.',
      lacks: [
        'seven years of building HVAC design in a consultancy',
        'three years in the GCC',
        'load modelling in HAP, IES or similar',
      ],
      cv: `Aniket Deshpande
Mechanical Design Engineer – HVAC

On visit visa in Dubai until 20 December 2026, can join at once

Career objective: senior HVAC design position in a reputed organisation in UAE

Degree: B.E. Mechanical, Bhima Valley Institute of Technology, Pune, 2016, distinction

Experience: 10 years

August 2019 – September 2026: Thermavane Automotive India, Pune. Senior Design Engineer HVAC. Designed climate control units of passenger cars and a light truck. Blower scroll, evaporator and heater core housing, flap kinematics, ducts and vents behind the instrument panel. CATIA V5 surfaces and parts, tolerance stacks, moldflow review, CFD results with the analysis team to cut pressure drop by 12 %. DFMEA, PPAP with the tool maker. Five months in Stuttgart in 2022 at customer.

July 2016 – July 2019: Deccan Cooling Modules, Pune. Design Engineer. Condensers, radiators and AC hoses for tractors and buses, roof-mounted bus air conditioning of 28 kW, wind tunnel tests, drawing release.

Software: CATIA V5, NX, Teamcenter, ANSYS Fluent (basic), AutoCAD, MS Office
Revit: online course, October 2026. HAP: no experience yet, willing to learn.

Languages: Marathi, Hindi, English, German A2
Expected salary AED 15,000`,
    },
  ],
};
