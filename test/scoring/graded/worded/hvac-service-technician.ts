/** Commercial HVAC service technician, Texas: EPA 608 Type II or Universal, three years of commercial service calls, driver license. */
import type { GradedJob } from '../types.ts';

export const hvacServiceTechnician: GradedJob = {
  job: 'hvac-service-technician',
  title: 'Commercial HVAC Service Technician',
  spec: `Hey y'all, we need another tech.

We're Two Rivers Mechanical, 34 people in San Marcos, Texas, and since the outlet malls and the two school districts signed with us this spring our phones don't stop. We've got nine service vans on the road and want ten. You'd take over the north route from Big Dave, who's finally retiring to Port Aransas (he says. We'll see).

What's a normal day look like? Dispatch drops four or five tickets on your tablet. A rooftop that won't cool, a walk-in that's icing, a heat pump short cycling, a gas pack locking out. You work it out with your meter and your gauges, you talk the store manager down, you quote the repair on the spot, you fix it, you write it up so the office can bill it. In spring and fall we do PMs. One week in six you carry the on-call phone.

Mostly it's 3 to 25 ton packaged units, splits, some VRF (Mitsubishi and Daikin), a couple of small chillers that we'd love somebody to adopt. Controls are a mess of everything: if you speak BACnet we'll buy you lunch.

Here's what isn't up for discussion. Federal law says EPA 608, and it has to be Type II or Universal, so have your card number ready. You've been running service calls on commercial equipment, by yourself, for three years or better; we like installers but this isn't an install job. And you'll drive our truck, so a valid driver license our insurance will take.

Would be sweet: NATE, A2L training, sheave alignment and TAB basics, Spanish, your Texas ACR technician registration already in place (if not, we do that paperwork with you week one).

We pay $33 to $44 an hour, tool account, health from day one, 401k match 4%, take-home van, brisket on the last Friday. We E-Verify, we drug test, and we don't care who you pray to or vote for.

Text or email Rosie with whatever resume you have.`,
  graded: [
    {
      name: 'rooftop-tech',
      kind: 'strong',
      low: 87,
      high: 99,
      best: 94,
      why: 'Universal card, seven years alone on commercial rooftops and VRF with on-call, license, NATE and Spanish.',
      lacks: [],
      cv: `Hector Villaseñor-Pruitt
Kyle, TX

Certifications: EPA Section 608 Universal (ESCO, 2017). NATE - Air Conditioning, Commercial Refrigeration. TDLR ACR tech. Mitsubishi City Multi service course, Southlake, 2024. ESCO low GWP / A2L, 2025. TX DL class C, no points.

Hill Country Comfort Systems, Austin
Lead service tech, commercial division - Mar 2021 to present
Own route of 61 accounts, Target-size stores, churches, a charter school campus. RTUs Trane Voyager, Lennox Strategos, Carrier WeatherMaker up to 40 ton, City Multi at two hotels. Diagnose, quote, repair. Compressor change-outs, TXVs, ECM and VFD faults, heat exchangers, economizers. Prodigy/BACnet points off a laptop. On call every 5th week. My callback rate was 1.8% last year, shop avg 4.

Bluebonnet Air & Refrigeration, New Braunfels
Service tech - Aug 2018 to Mar 2021
Walk-ins, reach-ins, ice machines, splits and package units in restaurants. Ran solo after the first 3 months.

Bluebonnet - helper, June 2017 to Aug 2018

Education: HVAC certificate, Austin Community College, 2017. Lehman High School.

Bilingual. I coach Little League and smoke a mean pork butt.`,
    },
    {
      name: 'navy-va-hospital',
      kind: 'synonym',
      low: 78,
      high: 91,
      best: 84,
      why: 'Navy AC&R tech, then VA plant mechanic: all-types 608 card, years of unaided trouble calls on chillers, air handlers and reefers; federal wording, not contracting.',
      lacks: [],
      cv: `SHANICE L. DELACROIX

OBJECTIVE: return to central Texas, family there.

Department of Veterans Affairs, Biloxi Medical Center, MS
Air Conditioning Equipment Mechanic, WG-5306-10. 11/2019 - Present. 40 hrs/wk plus rotating standby.
Answer trouble work orders for clinics, labs, pharmacy, kitchen. Forty-one air handlers, eighteen DX package units 5 to 20 tons on outlying buildings, three 90 ton scroll chillers, morgue and kitchen boxes. Isolate faults electrically and on the refrigerant side, recover, repair leak, evacuate, weigh in, log per refrigerant management plan. Replace compressors, reversing valves, contactors, actuators. Tweak Niagara schedules and look at trends. No helper assigned.

United States Navy. 2009 - 2019. Machinist's Mate First Class, AC&R school, Great Lakes.
USS Harlan Tate: 4 x 200 ton R-134a plants, ship's stores refrigeration, fan coils. Night watch in the Gulf with 118 F outside and a plant down, you learn.
Shore: Public works Pensacola, 2015-2017, housing and admin building rooftop and split systems trouble desk.

Credentials
Sec. 608 technician card, all types, 2012
OSHA 30. CPR.
Mississippi driver license, government vehicle operator, never an accident.
AAS Industrial Technology, Gulf Coast CC, 2022

Veteran, 10-pt preference does not apply. References upon request.`,
    },
    {
      name: 'ontario-313a',
      kind: 'foreign',
      low: 56,
      high: 69,
      best: 63,
      why: 'Ten years of commercial service on an Ontario 313A licence and a Canadian ODP card, green card and Texas license in hand, but no EPA 608, which he needs the federal exam for.',
      lacks: ['EPA 608, and it has to be Type II or Universal'],
      cv: `Rob Castellane, refrigeration & A/C mechanic. Buda, Texas (since July 2026). I moved down from Hamilton, Ontario when my wife took a job at Texas State. Permanent resident, Texas Class C license issued August.

Trade papers: Ontario Certificate of Qualification 313A, Refrigeration and Air Conditioning Systems Mechanic (2014). Gas Technician 2, TSSA. ODP card, HRAI, renewed 2023. First aid.

2016 - June 2026, Steeltown Climate Services, Hamilton. Service mechanic, commercial. About 1,100 calls a year: rooftops 3 to 50 ton at plazas, bank branches and a Loblaws distribution centre; make-up air, walk-in coolers and freezers, splits, some Daikin VRV. Own truck, own accounts, quoted repairs over $500 through the office and under that on the spot. After-hours rotation 1 in 4. Burnt compressor on a 25 ton at minus 19 with the wind off the lake, stuff like that. Mentored two apprentices to their tickets.

2014 - 2016, Niagara Peninsula Heating, service and some install, light commercial.
2009 - 2014, apprenticeship, 9,000 hours, same outfit, school blocks at Mohawk.

Tools: full set, Fieldpiece SMAN, Testo 557, recovery machine, megger, combustion analyzer.

Off hours I play beer league hockey (there's a rink in Austin, who knew) and fix old Evinrudes.`,
    },
    {
      name: 'changeout-installer',
      kind: 'years',
      low: 50,
      high: 64,
      best: 57,
      why: 'Universal card, registration and license, but eleven years of installation and changeout; service calls of his own only since January 2026 and mostly residential.',
      lacks: ['running service calls on commercial equipment, by yourself, for three years or better'],
      cv: `TERRELL BOONE | Lockhart TX

I have been in the HVAC trade for 12 years and take pride in a clean job. EPA Universal since 2015. TDLR registered. OSHA 10. Brazing, Nitrogen purge, evac to 250 microns every time. Clean driving record.

WORK HISTORY

Lone Star Aire, Lockhart. Jan 2026 - now. Service/Install tech. Since Dwayne left I run maintenance and no-cool calls two to three days a week, mostly houses and a few dentist and insurance offices, and still do changeouts the other days. Capacitors, contactors, drains, blower motors, leak search. If it's a board or a three phase thing I call the boss.

Lone Star Aire, Lockhart. April 2019 - Dec 2025. Lead installer. Crew of 3. Residential and light commercial changeouts, RTU crane sets (biggest was 12.5 ton, school in Luling), line sets, curb adapters, flues, start up readings and paperwork.

D&R New Construction Mechanical, Pflugerville. Feb 2015 - March 2019. Installer. Apartments and strip centers, duct, rough in, trim, air handlers. Promoted to lead 2017.

HVAC helper, Uncle's company, summer 2013 and 2014

EDUCATION: GED, 2012. Lincoln Tech HVAC diploma 2014.

Deacon at my church. Like to fish the San Marcos river.`,
    },
    {
      name: 'transit-bus-ac',
      kind: 'trap',
      low: 22,
      high: 38,
      best: 30,
      why: 'A/C specialist of buses and trucks with the vehicle card, Section 609; fault finding is real but no building equipment and no 608.',
      lacks: [
        'EPA 608, and it has to be Type II or Universal',
        'running service calls on commercial equipment, by yourself, for three years or better',
      ],
      cv: `Climate Control Technician - 13 Years - Commercial Fleet

Name: Vince Okparaocha
Home: San Antonio, Texas, willing to relocate up 35

Current employer: Alamo Metro Transit, maintenance division (since May 2016)
Position: HVAC Technician II
I service the rooftop air conditioning of 412 forty-foot and articulated coaches, gas and electric. Thermo King and Valeo rooftop units, R-407C and R-134a. Diagnose no cool, high head, low suction; change compressors, clutches, condenser fans, expansion valves; leak check with electronic and dye; recover and recharge. Coolant heaters and defrost in winter. Run calls on the road, by myself, when a coach goes warm with passengers. Write up in Trapeze. On-call two weekends a month. Shop champion on the R-744 pilot buses, 2025.

Previous: Castroville Truck & Trailer, 2013 to 2016. Sleeper cab air, reefers (Carrier Vector), tractor electrical.

Certified: EPA 609 (MACS, 2013). ASE T7 Heating, Ventilation and Air Conditioning, ASE H7 Transit bus HVAC. Thermo King factory school, Minneapolis. CDL class B with P, clean.

Texas State Technical College, Automotive Technology, 2012.

Married 9 years, 3 kids, Spurs forever.`,
    },
  ],
};
