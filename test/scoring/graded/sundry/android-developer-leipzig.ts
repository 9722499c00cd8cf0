/** Android Developer (m/f/d): German at level B2 or higher; at least 4 years of professional native Android development with Kotlin decide it. */
import type { GradedJob } from '../types.ts';

export const androidDeveloperLeipzig: GradedJob = {
  job: 'android-developer-leipzig',
  title: 'Android Developer (m/f/d)',
  spec: `Android Developer (m/f/d) – Leipzig or remote within Germany

Who we are
Taktweg GmbH builds the ticketing and passenger information apps of more than 40 public transport operators. 85 people, 17 nationalities, one mission: make leaving the car at home the easy choice. About two million people open our apps every week.

Your tasks
• You develop our native Android apps further, together with two Android and three iOS colleagues, product and design
• You migrate the last XML screens to Jetpack Compose and keep our multi-module architecture (MVVM, Hilt, Coroutines/Flow) in good shape
• You write unit and UI tests and look after our release pipeline (GitLab CI, Play Console)
• You discuss requirements directly with our customers, in workshops at the operators' offices

Your profile
• At least 4 years of professional experience in native Android development with Kotlin
• Solid practical experience with Jetpack Compose in productive apps
• German at level B2 or higher is mandatory, because the customer workshops are held in German; team language is English (fluent)
• Degree in computer science or a comparable education, e.g. Fachinformatiker/in, or equivalent experience
• Nice to have: Kotlin Multiplatform, NFC or Bluetooth LE, accessibility (BITV/WCAG), maps

What we offer
30 days of vacation, Deutschlandticket, flexible hours, hardware of your choice, company pension, dog-friendly office, yearly training budget of 2,000 €.

We look forward to your application with earliest start date and salary expectation. We welcome applications regardless of gender, origin, religion, disability, age or sexual identity.`,
  graded: [
    {
      name: 'handheld-client-engineer',
      kind: 'synonym',
      low: 82,
      high: 95,
      best: 89,
      why: "Never says Android developer, yet six dated years of Kotlin and Compose on Google's platform, telc C1 and CPE.",
      lacks: [],
      cv: `Oksana Lysenko — mobile engineer
Dresden · Blue Card → Niederlassungserlaubnis (2025)

[2022-09 → today] Software Engineer, Rider Client — Kurvenreich Mobility AG
The Google-platform side of a scooter and car-sharing client, 1.4 M installs. Threw out the fragment-and-layout UI between 2022 and 2024; every screen is now composable functions with unidirectional state. Kotlin only. Own the unlock flow over BLE and the tap-to-end on NFC tags. Split a 90 kLOC monolith into 23 Gradle modules, dagger for wiring, build time 9 → 3.5 min. Screenshot and Turbine tests, Maestro on the device farm; staged roll-outs every second Tuesday, crash-free 99.8 %. Sit with the municipal partners (Stadtwerke Dresden, Chemnitz) in their planning rounds, in their language.

[2020-05 → 2022-08] Software Engineer, handheld devices — Lahernyk Logistics, Lviv
Courier scanner application on rugged Zebra devices: offline queue in Room, coroutines, camera barcode reading. Began in Kotlin from day one; first composable screens shipped in Nov 2021.

[2018 → 2020] QA automation, Espresso — same firm

Studied: applied mathematics and informatics, Lviv Polytechnic, MSc 2018
Deutsch telc C1 (2023) / English CPE (2017) / українська
TalkBack audit of the whole client done with a blind test user group, 2025.`,
    },
    {
      name: 'head-of-mobile-still-coding',
      kind: 'overqualified',
      low: 76,
      high: 92,
      best: 84,
      why: 'All musts dated and current; a head of mobile who wants to code again is a question, not a gap.',
      lacks: [],
      cv: `Dipl.-Inf. Henning Brauckmann
Halle (Saale) | German (native), English (fluent, worked in Dublin 2012–2014)

Why a developer role? After six years of budgets and hiring I want to build again.

PROFESSIONAL EXPERIENCE

Head of Mobile Engineering | Salzstadt Versicherung Digital GmbH | 10/2020 – present
– Responsible for 19 people in four squads (Android, iOS, backend-for-frontend), budget 2.6 M€
– Around a third of my week hands-on in the Android repository: wrote our Compose design system (in production since 03/2023), review all Kotlin merge requests, moved DI from Koin to Hilt in 2024
– Introduced KMP for the claims logic, shared with iOS
– BITV audit passed in 2025

Lead Android Developer | Nahkauf Apps GmbH, Leipzig | 01/2016 – 09/2020
– Loyalty app, 3 M users; Java to Kotlin from 2017, MVVM, RxJava then Coroutines
– GitLab CI from commit to Play Console

Android Developer | several, Dublin and Leipzig | 2011 – 2015
– Java, Eclipse, later Android Studio

Lecturer "Mobile Systems", HTWK, winter terms 2018–2022

EDUCATION
Diplom Informatik, TU Chemnitz, 2011

Notice period: 3 months to end of quarter`,
    },
    {
      name: 'german-a2',
      kind: 'denial',
      low: 57,
      high: 71,
      best: 64,
      why: 'Seven excellent Kotlin years with Compose in production, but says himself that his German is A2 and he cannot work in it.',
      lacks: ['German at level B2 or higher'],
      cv: `THIAGO VASCONCELLOS
Senior Android Engineer

Berlin, Germany. EU Blue Card.

Summary
Android engineer with 7+ years of experience delivering consumer apps at scale.

Experience

Senior Android Engineer, Pagozinho Pay (Berlin office)
Feb 2023 - Present
* Kotlin, Jetpack Compose, Coroutines/Flow, Hilt, multi-module; 5M monthly users
* Led migration of 64 XML screens to Compose, finished Aug 2024
* Reduced ANR rate by 60%, cold start by 1.1 s with baseline profiles
* Contactless payment with HCE/NFC

Android Engineer, Entrega Rápida (São Paulo)
Mar 2019 - Jan 2023
* Courier app in Kotlin, MVVM, Dagger, Google Maps SDK
* JUnit5, MockK, Espresso; Bitrise and later GitLab CI
* Play Store releases every week

Education
B.Sc. Computer Science, Universidade Federal de Minas Gerais, 2018

Languages
Portuguese: native
English: C1, working language since 2019
Spanish: B2
German: A2 (course at Volkshochschule). To be honest, I can order a coffee, but I am not able to work or hold meetings in German at the moment.

Talks: Droidcon Berlin 2025, "Compose and the cost of recomposition"`,
    },
    {
      name: 'three-parallel-jobs',
      kind: 'overlap',
      low: 58,
      high: 72,
      best: 65,
      why: 'Claims more than seven years, but the three Kotlin engagements run side by side from January 2024 and make under three.',
      lacks: ['at least 4 years of professional native Android development with Kotlin'],
      cv: `Lebenslauf / CV

Jonas Wetterich, born to ship apps
Erfurt

Over 7 years of Android/Kotlin experience (2 years 10 months + 2 years 7 months + 2 years 2 months)

01.2024 – today: Android developer, Klinikfinder GmbH, 32 h per week
   Appointment app for 60 hospitals. Kotlin, Compose from the first commit, Hilt, Flow, Room. Unit tests with Kotest, UI tests in Compose. Firebase App Distribution, then Play Console.

04.2024 – today: Freelance Android developer, evenings
   Two apps for a chain of gyms and for a museum. BLE beacons, offline audio guide, WCAG contrast fixes. Kotlin, Compose.

09.2024 – today: Co-founder, "Pilzkorb" (mushroom map app)
   12,000 downloads. Kotlin Multiplatform, MapLibre, Compose.

08.2020 – 12.2023: System administrator, Landratsamt Sömmerda
   Windows clients, MDM for 400 tablets, user helpdesk. No programming apart from PowerShell.

08.2017 – 07.2020: Ausbildung Fachinformatiker Systemintegration, IHK Erfurt, grade 2

Languages: German mother tongue, English fluent (C1, one school year in Ohio)

Hobby: fungi`,
    },
    {
      name: 'helpdesk-with-pasted-ad',
      kind: 'pasted',
      low: 12,
      high: 28,
      best: 20,
      why: 'A helpdesk technician with one online Kotlin course; the profile is copied from the ad and proves nothing.',
      lacks: [
        'at least 4 years of professional native Android development with Kotlin',
        'Jetpack Compose in productive apps',
        'fluent English',
        'degree in computer science or comparable education or experience',
      ],
      cv: `Profile – Marcel Dürkop, Hannover

I bring: At least 4 years of professional experience in native Android development with Kotlin. Solid practical experience with Jetpack Compose in productive apps. I develop native Android apps further, together with Android and iOS colleagues, product and design. I migrate the last XML screens to Jetpack Compose and keep our multi-module architecture (MVVM, Hilt, Coroutines/Flow) in good shape. I write unit and UI tests and look after our release pipeline (GitLab CI, Play Console).

Employment

IT support technician, Leinetal Klinikum, since 05/2021
First level tickets (about 35 a day), handing out smartphones and notebooks, resetting passwords, printers, on-call every fourth weekend.

Sales assistant mobile phones, TelePunkt Hannover City, 08/2017–04/2021
Contracts, accessories, repairs sent in.

Training
Kaufmann im Einzelhandel, IHK, 2017
"Kotlin for beginners", online course, 12 hours, January 2026
ITIL 4 Foundation, 2023

Languages
German (mother tongue), English (school level, B1)

Driving licence B`,
    },
  ],
};
