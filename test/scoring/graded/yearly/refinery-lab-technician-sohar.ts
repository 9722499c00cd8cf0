import type { GradedJob } from '../types.ts';

export const refineryLabTechnicianSohar: GradedJob = {
  job: 'refinery-lab-technician-sohar',
  title: 'Laboratory Technician (refinery, shift)',
  spec: `Required for refinery laboratory in Sohar, Sultanate of Oman, two nos. Laboratory Technician (shift), two year renewable contract, bachelor status, accommodation and transport by company, salary OMR 620 to 780 plus shift allowance and yearly ticket. Candidate shall have diploma or B.Sc. in chemistry, applied chemistry, petrochemical or chemical technology. Candidate shall have minimum four (4) years in the laboratory of a refinery, petrochemical complex, gas plant or third party petroleum inspection company, time in other laboratories shall not be counted. Candidate must be hands-on with gas chromatograph, that is start up, calibration, running samples and interpretation, not only reporting. Duties are routine and non routine testing of crude, intermediate streams, LPG, gasoline, kerosene, diesel, fuel oil, sulphur and cooling and boiler water by ASTM, IP and UOP method in round the clock shift of twelve hours, sampling from unit and tank when the sampler is away, standardising of reagents, daily QC chart, entering of results in LIMS and informing panel of any off spec immediately, cleaning and simple maintenance of equipment, housekeeping and chemical stock. Knowledge of ISO 17025, sulphur by UVF or XRF, distillation, flash, octane engine will be advantage. Valid H2S and basic fire certificate, GCC driving licence and previous Gulf experience preferred. Computer literate with good English, other language is plus. Selected person to join in January 2027 after medical. Send CV with photo, passport copy, last certificate, present and expected salary, to the recruitment desk mentioning code SLT-26. Candidates who applied in last six months need not apply again.`,
  graded: [
    {
      name: 'anil-kurup-refinery',
      kind: 'strong',
      low: 91,
      high: 99,
      best: 95,
      why: 'BSc chemistry, eleven years in two refinery laboratories, daily GC with calibration, plus UVF, octane engine, H2S card and Gulf time.',
      lacks: [],
      cv: `ANIL KURUP
Kollam, Kerala, India
Date of birth 09.05.1991. Married. Passport up to 08/2033.

Career in brief
Petroleum laboratory analyst, 11 years, Kochi side and Kuwait.

Present: Al Nuwaib Refining (contract through Safat Manpower), Kuwait
Shift chemist / lab technician, 15-02-2020 to present
- 12 hrs shift with one colleague, 90 to 120 samples: crude, naphtha, ATK, gas oil, LPG, sour water, boiler water
- GC: refinery gas analyser (3 channel), DHA of reformate, benzene in gasoline, H2S in LPG. Start-up from cold, blend calibration each Saturday, response factor control, peak identification, troubleshooting of FID and valves
- Total sulphur UVF and XRF, automatic distillation, flash, CFPP, RVP, two octane engines (RON, MON)
- Control charts, round robin with 9 laboratories, z-scores all under 2 in 2025
- LIMS entry, calling panel for off-spec

Earlier: Malabar Coast Petroleum, Ambalamugal refinery
Lab technician, 06-2015 to 01-2020
- Routine tests, ASTM D86, D93, D445, D4052, copper strip
- GC from 2017: C1-C5 in fuel gas, LPG composition
- Tank and unit sampling, ISO 17025 internal audit helper

Education
B.Sc. Chemistry, St Ignatius College, Kollam, 2012
P.G. Diploma in Petrochemical Technology, 2014

Certificates
H2S and BA, valid to 03-2027. Basic fire fighting 2026. Kuwait driving licence.

Languages: Malayalam, English, Hindi, Arabic spoken`,
    },
    {
      name: 'rosalie-dimaculangan-inspection',
      kind: 'synonym',
      low: 85,
      high: 95,
      best: 90,
      why: 'A licensed chemist who ran chromatographs for a cargo inspection house for seven years; the same demands in other words, without Gulf time.',
      lacks: [],
      cv: `Rosalie M. Dimaculangan, RCh
Bauan, Batangas, Philippines

Registered Chemist (board passer 2017). BS Chemistry, Batangas Bay State College, 2017.

What I am doing

Since January 2022 I am the senior analyst on the night crew at Pantalan Inspectorate, Batangas. We are the independent surveyor for tankers that discharge at the two depots and the import terminal, so the ship waits while we test. The crew is three and I sign the certificate of quality. Mogas, jet, gas oil, bunker, LPG and condensate: boiling range, density, vapor pressure, sulfur by fluorescence, freeze point, flash, gum, aromatics and olefins.

Two Agilent 7890s are in my care. One does oxygenates and benzene with the two-column switching, the other is the PIONA and simulated distillation. I light them up after power interruption, make the calibration curve from gravimetric standards, check retention with the n-paraffin mix, decide if a shoulder is benzene or not, cut the column, replace the inlet liner. Field engineer comes once in a year only.

March 2019 to December 2021, analyst at the same company in the Subic branch. Same products, smaller volume, one chromatograph. I climbed the tanks for sampling also.

July 2017 to February 2019, chemist at a coconut oil mill in Lucena (FFA, moisture, color).

Our lab is accredited under 17025 and I wrote the uncertainty budget of four methods. Results go to SampleManager.

No Gulf experience yet. Trained for hydrogen sulfide and fire (2025). English and Tagalog. No driver's license. Can join in one month.`,
    },
    {
      name: 'imran-qazi-pharma',
      kind: 'adjacent',
      low: 51,
      high: 63,
      best: 57,
      why: 'Good chemist who owns a GC, but in medicines and beverages; none of his ten years is in a petroleum laboratory and the ad does not count the rest.',
      lacks: ['four years in a refinery, petrochemical or petroleum inspection laboratory'],
      cv: `Name: Imran Qazi
Present place: Karachi, Pakistan. Passport valid to 2031. Age 31.

Post held: Senior QC Analyst

Qualification
B.Sc. (Hons) Chemistry, Lyari University, 2016 (first division)
M.Sc. not completed

Where I worked
1. Zarrin Pharma (tablets and syrups), Korangi. From Oct 2020 till today. Senior analyst, QC. Team of 8 analysts in two shifts.
   HPLC assay, dissolution, Karl Fischer, UV. The laboratory has one gas chromatograph with headspace for residual solvents and I am the man in charge of it since 2021: changing columns, liners and septa, leak check, five level calibration, system suitability, integrating and signing of results, about 35 batches in a month. 
   OOS investigation, stability chambers, preparing volumetric solutions. LIMS user.
   DRAP and one WHO inspection.

2. Hub Mineral Water & Beverages. From July 2016 till Sep 2020. Chemist.
   Hardness, TDS, chloride, pH, micro plates, Brix, caustic strength of bottle washer. ISO 17025 accreditation team 2019 (water scope).

I was not working in oil industry up to now, but I wish to come to Gulf and I am ready for shift.

Training: GC operation, vendor, 5 days (2021). GLP. Fire fighting basic (2024).
Language: Urdu, English good, Arabic reading.
Present salary PKR 165,000. Joining: 45 days.`,
    },
    {
      name: 'imran-qazi-pasted',
      kind: 'pasted',
      low: 51,
      high: 63,
      best: 57,
      why: 'The same pharma analyst with the advertisement copied underneath, which adds nothing.',
      lacks: ['four years in a refinery, petrochemical or petroleum inspection laboratory'],
      twin: 'imran-qazi-pharma',
      cv: `Name: Imran Qazi
Present place: Karachi, Pakistan. Passport valid to 2031. Age 31.

Post held: Senior QC Analyst

Qualification
B.Sc. (Hons) Chemistry, Lyari University, 2016 (first division)
M.Sc. not completed

Where I worked
1. Zarrin Pharma (tablets and syrups), Korangi. From Oct 2020 till today. Senior analyst, QC. Team of 8 analysts in two shifts.
   HPLC assay, dissolution, Karl Fischer, UV. The laboratory has one gas chromatograph with headspace for residual solvents and I am the man in charge of it since 2021: changing columns, liners and septa, leak check, five level calibration, system suitability, integrating and signing of results, about 35 batches in a month. 
   OOS investigation, stability chambers, preparing volumetric solutions. LIMS user.
   DRAP and one WHO inspection.

2. Hub Mineral Water & Beverages. From July 2016 till Sep 2020. Chemist.
   Hardness, TDS, chloride, pH, micro plates, Brix, caustic strength of bottle washer. ISO 17025 accreditation team 2019 (water scope).

I was not working in oil industry up to now, but I wish to come to Gulf and I am ready for shift.

Training: GC operation, vendor, 5 days (2021). GLP. Fire fighting basic (2024).
Language: Urdu, English good, Arabic reading.
Present salary PKR 165,000. Joining: 45 days.

Experience and skill as per your requirement:
Required for refinery laboratory in Sohar, Sultanate of Oman, two nos. Laboratory Technician (shift), two year renewable contract, bachelor status, accommodation and transport by company, salary OMR 620 to 780 plus shift allowance and yearly ticket. Candidate shall have diploma or B.Sc. in chemistry, applied chemistry, petrochemical or chemical technology. Candidate shall have minimum four (4) years in the laboratory of a refinery, petrochemical complex, gas plant or third party petroleum inspection company, time in other laboratories shall not be counted. Candidate must be hands-on with gas chromatograph, that is start up, calibration, running samples and interpretation, not only reporting. Duties are routine and non routine testing of crude, intermediate streams, LPG, gasoline, kerosene, diesel, fuel oil, sulphur and cooling and boiler water by ASTM, IP and UOP method in round the clock shift of twelve hours, sampling from unit and tank when the sampler is away, standardising of reagents, daily QC chart, entering of results in LIMS and informing panel of any off spec immediately, cleaning and simple maintenance of equipment, housekeeping and chemical stock. Knowledge of ISO 17025, sulphur by UVF or XRF, distillation, flash, octane engine will be advantage. Valid H2S and basic fire certificate, GCC driving licence and previous Gulf experience preferred. Computer literate with good English, other language is plus.`,
    },
    {
      name: 'said-al-balushi-no-diploma',
      kind: 'missing',
      low: 60,
      high: 73,
      best: 67,
      why: 'Fourteen years in the refinery laboratory with real GC work, but he came up from sampler and has only secondary school.',
      lacks: ['diploma or BSc in chemistry or chemical technology'],
      cv: `Said bin Khamis Al Balushi
Omani national, Saham, North Al Batinah
Driving licence: Oman light

I started in the laboratory of Batinah Oil Refining in June 2012 as sampler. In 2014 they moved me inside and since March 2017 I am shift technician. I am still there but want to change because company is moving the laboratory to Duqm.

My work now in shift:
Distillation, flash point, density, viscosity, pour point, salt in crude, sulphur by XRF, RVP, copper strip, ammonia and H2S in sour water, sulphur pit samples, boiler water (phosphate, silica, conductivity).
Gas chromatograph three pieces: fuel gas, LPG and hydrogen purity. I calibrate with the certified cylinder every week and after every shut down, check the valve timing, bake the column, identify the peaks when the operator says the result is strange. In 2022 I found carryover in the LPG sample valve which had made C5 high for a month.
Teaching: six new Omani trainees from 2020.
LIMS, daily control chart, call to panel.

Sampling: crude tanks, floating roof, units, closed loop, with BA set.

Certificates: H2S awareness and escape (to May 2027), basic fire (2026), first aid, ISO 17025 awareness 2 days 2021, internal calibration training by the GC maker 4 days 2018.

School: General secondary certificate, Saham, 2010. No college. I was registered for a diploma 2015 but did not attend.

Arabic, Baluchi, English good (all reports in English).`,
    },
  ],
};
