/** Property claims handler, UK insurer: Cert CII, three years settling household claims first notice to payment, own authority of ten thousand. */
import type { GradedJob } from '../types.ts';

export const insuranceClaimsHandler: GradedJob = {
  job: 'insurance-claims-handler',
  title: 'Senior Property Claims Handler',
  spec: `ROLE PROFILE
Role title | Senior Claims Handler, Household Property
Team | Technical Claims, Home
Base | Haywards Heath (Mon and Thu in office) or Manchester (any two days)
Reports to | Technical Claims Team Leader
Salary range | 36,500 to 43,000 + profit share
Family | Claims | Level C3

WHY WE HAVE THE ROLE
Storms get worse, kitchens get dearer. Roughly 60 households at any time will have you as their one person here, from the first call until the last payment.

ACCOUNTABILITIES
1 | Decide cover: escape of water, storm, subsidence, fire, theft, accidental damage. Explain it kindly.
2 | Reserve, appoint loss adjusters, surveyors and restoration firms, validate quotes, settle by repair, cash or replacement
3 | Handle complaints at first stage and write the file for the Ombudsman
4 | Spot fraud indicators and refer to SIU; spot recoveries
5 | Vulnerable customers and Consumer Duty outcomes
6 | Coach two or three C1 handlers

PERSON
Requirement | How we see it
Cert CII, completed | Must. Individual units do not count at C3
3 years of UK household or commercial property claims, own files from first notification to settlement | Must
Have held a settlement authority of 10,000 pounds or above | Must
Subsidence and total loss fires | Preferred
Dip CII units under way | Preferred
Guidewire ClaimCenter | Preferred
Calm on the phone, clear in writing | Of course

CONTROLS
Fitness and propriety checks, credit and DBS (basic). SM&CR Conduct Rules apply.

BENEFITS
28 days + bank hols | pension to 12% | exam fees and bonus per CII pass | discount on our own home cover | two volunteering days

The company has signed the Race at Work Charter and Armed Forces Covenant. Apply on the portal with a CV; text for adjustments. Closing 27.11.26`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: 'Cert CII of 2021, six years of home claims start to finish to date with authority of 25k, subsidence and fire, Guidewire, Dip units, coach.',
      lacks: [],
      cv: `Nerys Abubakar, Cert CII
Stockport

Technical Handler, Home
Pennine & General Insurance, Manchester    Mar 2022 to now
Personal load of 55 to 70. Authority 25k (10k until Jan 2024).
Escape of water, storm Darragh surge, 14 total loss fires, and since 2025 subsidence with monitoring and arborist reports.
FNOL to close. Guidewire ClaimCenter. Alternative accommodation. Underinsurance and average. Contents via the supplier network or cash.
Fin. Ombudsman: 9 files, 8 upheld in our favour.
Two referrals to fraud that ended in prosecution.
Buddy for four starters.

Claims Handler, Home
Fairhaven Direct, Salford    Oct 2019 to Feb 2022
Phone based at first then own files from June 2020, authority 3k then 7.5k.

Supermarket, checkout and then customer desk    2015 to 2019

CII: IF1, IF4, IF6 – Certificate awarded Sept 2021. M05 Insurance law 2024, 820 Advanced claims sitting April 2027.
BA English, Bangor, 2018

Roller derby on Sundays. Foster carer (respite). Welsh speaker.`,
    },
    {
      name: 'loss-adjuster',
      kind: 'synonym',
      low: 79,
      high: 93,
      best: 86,
      why: 'A desk adjuster with the CII certificate by title, five years of delegated-authority house files up to 15k from instruction to payment for three insurers; the spec calls none of it so, coaching is slight.',
      lacks: [],
      cv: `ALASDAIR OGUNLEYE-REID
"Nice man came about the ceiling." (from a feedback card)

I am a desk and field adjuster with Thornycroft Adjusting, Brighton, since April 2021. Insurers hand us the whole thing: three of them let our bureau act in their name, so the householder rings us the morning after the pipe burst and speaks to me, and it is I who read the wording, tell them yes or no, put a figure on it that evening, send the dryers, go through the estimate of the builder line by line against rates, and release the money. I may pay 15,000 pounds on my own signature and recommend above it. About fifty houses and, of late, a few shops and a scout hut. Two roofs off in the gale of January 2024; a thatch that burned to the ground, 640k, which I took through with a senior. I pursued the appliance makers in three fires and got it back in two. When people complain I draft the answer. I have learned to hear in a voice when somebody should not be left alone with a form.

Before: kitchen fitter with my uncle, 2012 to 2017; call handler at a boiler cover company, 2017 to 2021.

Chartered Insurance Institute, Certificate in Insurance, 2022. CILA Cert, 2024. 
Basic DBS June 2026. Car. HNC Building Studies, 2014, so I do know what a noggin costs.

I sing bass and run a lunch club with my mother in Lewes.`,
    },
    {
      name: 'units-only',
      kind: 'in-progress',
      low: 60,
      high: 73,
      best: 67,
      why: 'Five years of home and small commercial files with 12.5k authority and subsidence, but of the certificate he shows two units of three, which the spec says do not count.',
      lacks: ['Cert CII, completed'],
      cv: `JAGDISH "JAG" SANDHU-MILLER
Home claims specialist, Crawley RH10

CAREER SUMMARY
| 06/2021 – present | Weald Mutual Insurance, Horley | Home Claims Handler, Senior from 05/2023 |
| 09/2018 – 05/2021 | BrightCover Motor | FNOL agent, motor |
| 2016 – 2018 | Gatwick ground handling | Passenger services |

AT WEALD MUTUAL
• 65 open files, end to end ownership, household and let property, flats over shops
• authority: buildings 12,500, contents 7,500
• specialisms: trace and access, subsidence (NHBC run-off), malicious damage by tenants
• appointed to the surge team for Storms Ciarán and Bert; 400 claims in six weeks closed 81%
• leakage audit score 96% four quarters in a row
• mentor to three new handlers, ran weekly technical half hour
• complaints: final response letters drafted and FOS business files
• vulnerable customer champion 2025
• Guidewire super user

DEVELOPMENT
CII: IF1 (Oct 2022, distinction), IF6 (May 2024)
Fraud awareness (IFB), Consumer Duty, Conduct Rules, Mental Health First Aider

EDUCATION
A levels Business, Law, Punjabi. Hazelwick, 2016

Community kitchen at the gurdwara; Crystal Palace; two budgies`,
    },
    {
      name: 'texas-adjuster',
      kind: 'foreign',
      low: 44,
      high: 58,
      best: 51,
      why: 'An able American homeowners adjuster with licence, designation and large authority; neither the CII certificate nor any UK claims, though the craft is the same.',
      lacks: ['Cert CII, completed', '3 years of UK household or commercial property claims'],
      cv: `MARYBETH CALLOWAY-SINGH, AIC
Brighton, England (spouse visa, UK since August 2026)

SUMMARY OF QUALIFICATIONS
Homeowners claims professional with nine years at a national carrier, desk and catastrophe. Proven ability to close.

PROFESSIONAL EXPERIENCE
Lone Prairie Mutual Insurance Company, Plano, Texas
Property Claims Specialist II (2020 – July 2026)
- Handled HO-3 and dwelling fire losses from first notice to final payment: water, wind and hail, freeze (Uri, 2021: 310 losses), fire, theft
- Settlement authority USD 75,000
- Xactimate level 2 estimates, ACV/RCV holdback, ALE, subrogation referrals
- Appraisal and mediation; department of insurance complaints
- Guidewire ClaimCenter
- Mentored five trainees
Claims Representative (2017 – 2020)
- Desk, under USD 15,000

LICENSES AND DESIGNATIONS
Texas All-Lines Adjuster, active; reciprocal FL, OK, LA
Associate in Claims (AIC), The Institutes, 2021
HAAG certified roof inspector

EDUCATION
B.S., Hospitality, University of North Texas, 2016

UK STUDY
Reading the ABI guidance on domestic subsidence and the Insurance Act 2015 for my own interest; CII student member since September

Quilting, church choir, learning to make tea properly`,
    },
    {
      name: 'benefit-claims',
      kind: 'trap',
      low: 9,
      high: 25,
      best: 17,
      why: 'Handled housing benefit and Universal Credit claims for a council and the DWP; claim, settlement, fraud and property are words of benefits here.',
      lacks: [
        'Cert CII, completed',
        '3 years of UK household or commercial property claims',
        'Have held a settlement authority of 10,000 pounds or above',
      ],
      cv: `Terri-Ann Lovelock
SENIOR CLAIMS HANDLER (HOUSING)

I have handled household claims for sixteen years and always put the customer first.

2019 - date
Department for Work and Pensions, Crawley Service Centre
Case manager, Universal Credit, housing element
• 340 households on my list as their named person from the first call
• decide claims, ask for evidence (tenancy, ID, savings), pay or refuse, explain decisions by phone and journal
• referral of suspected fraud to compliance, interviews under caution as second officer
• mandatory reconsiderations and appeal bundles
• vulnerable people: alternative payment arrangements, managed payments to landlord
• coach of two apprentices

2010 - 2019
Mid Weald District Council, Revenues and Benefits
Senior Benefits Assessor: Housing Benefit, Council Tax Reduction, discretionary payments (up to 4,000), overpayment recovery, property inspections for banding queries

2006 - 2010
Building society cashier, Burgess Hill

Qualifications
IRRV Level 3 Certificate, 2013
NVQ Customer Service 3
GCSEs, ten
SEARCHLIGHT, Northgate, Civica, CIS

Basic DBS and BPSS held
Guide leader, WSL quiz team, cross stitch`,
    },
  ],
};
