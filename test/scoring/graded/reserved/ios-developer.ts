/** iOS developer, London contract: four years of native Swift, two live App Store apps, regulated finance background. */
import type { GradedJob } from '../types.ts';

export const iosDeveloper: GradedJob = {
  job: 'ios-developer-worded',
  title: 'iOS Developer (Contract)',
  spec: `*** iOS DEVELOPER - WEALTH MGMT - LONDON EC2 / HYBRID - INSIDE IR35 - £560pd - 6M+ ***

Client: long-est. wealth manager, new app for 90k private clients. Greenfield-ish. Squad of 7 (3 iOS, 3 Android, 1 QA). Two days on site, Tues/Thurs.

MUST:
> 4 yrs+ commercial native iOS dev in Swift
> Min 2 apps on the App Store you had a real hand in. Names pls, we look
> Regulated financial services (bank, payments, insurer, broker, wealth). Hiring mgr was burnt, won't see anyone w/o

NICE:
> SwiftUI at scale, modular (SPM), Swift concurrency
> Biometrics, cert pinning, secure enclave, jailbreak detection
> fastlane / Xcode Cloud / Bitrise
> XCTest, snapshot tests
> Accessibility: Dynamic Type, VoiceOver
> some Obj-C

ROLE: build account overview, documents vault, secure messaging, onboarding with ID&V. Work w/ API team (Kotlin), design in Figma, pen test fixes. Fortnightly release. Mentoring the perm junior would be a plus as client is growing the perm side.

PROCESS: 1 x 30 min w/ lead, 1 x pairing 90 min. Feedback in 48h. Start ASAP but will wait 4 wks for right person.

Basic DBS + credit check + 5 yrs refs (FCA firm, no way round it). CV in Word to Jonno. If you have not heard in 5 working days you've not been successful on this occasion. Brakspear Reed acts as an Employment Business. We welcome applicants of all backgrounds.`,
  graded: [
    {
      name: 'bank-contractor',
      kind: 'strong',
      low: 88,
      high: 99,
      best: 95,
      why: 'Nine years of Swift, four named live apps, three of them of a bank, a broker and a payments firm, newest work SwiftUI with pinning and the enclave.',
      lacks: [],
      cv: `RAVI SENANAYAKE
iOS contractor (Ltd / umbrella), Walthamstow E17

LIVE APPS: "Harbour Bank", "Clearpenny: Split & Pay", "Stockwell Invest", "National Allotments"

03/2025 - 10/2026  STOCKWELL & CREWE (execution-only broker)
Portfolio, ISA transfer, order ticket. SwiftUI throughout, 34 Swift packages, async/await, actors. Face ID step-up for withdrawals, keys in Secure Enclave, pinning, tamper checks; closed 17 pen-test points. Snapshot tests. Xcode Cloud. Coached one junior.

06/2022 - 02/2025  HARBOUR BANK
Cards team. UIKit to SwiftUI by the strangler route. Apple Pay provisioning, freeze card, PSD2 strong customer authentication. VoiceOver certification for whole app.

01/2020 - 05/2022  CLEARPENNY LTD (e-money institution)
Third engineer. Swift, Combine, fastlane. Onboarding with Onfido.

07/2017 - 12/2019  SPROUT MOBILE (agency)
National Allotments app and some that have since died. Swift 4, Objective-C leftovers.

BEng Electronics, QMUL 2017

Fully referenced back to 2020, DBS of last March. Available now. Hobby: tabla, stand-up (bad).`,
    },
    {
      name: 'mutual-insurer-systems',
      kind: 'gem',
      low: 77,
      high: 90,
      best: 83,
      why: 'Called an underwriting systems associate, but alone wrote and keeps two live apps of a mutual insurer in Swift since 2020; little SwiftUI at scale and no team of developers.',
      lacks: [],
      cv: `Margaret-Ann Fyvie
Underwriting Systems Associate, Grampian Farmers Mutual Insurance Society, Aberdeen, 2012 to the present day

I joined as a claims handler, moved to underwriting in 2015, and was lent to the systems room "for a fortnight" in 2017.

What I do, as the job title does not say it:

In 2019 the society wanted farmers to photograph a damaged barn and send the claim there and then. The quote from outside was £240,000. I had taught myself Swift on the train and asked for three months. "GFM Claims" went to the App Store in May 2020 and has had 61 releases by me since; 18,400 members use it, rated 4.7. "GFM Herd", livestock cover with tag scanning, came in 2022 and is up there too. I write them both, all of it: UIKit with newer screens in SwiftUI, Core Data for hills without signal, camera and Vision for reading ear tags, Touch and Face ID, keychain, push, TestFlight with forty long-suffering farmers. Unit tests since a bad week in 2021, about 70 per cent. A firm comes each year to attack the thing and I mend what they find. I also deal with compliance on every wording, the PRA and FCA return on operational resilience, and the data protection impact assessment.

From 2017 to 2019: Excel macros, SQL reports, the broker portal pages.

Cert CII 2014. MA History, Aberdeen 2011. Full licence. Would move to London for the right work; my sister is in Bow. Fiddle player, ceilidh band.`,
    },
    {
      name: 'travel-games',
      kind: 'missing',
      low: 61,
      high: 74,
      best: 68,
      why: 'Eight years of excellent native Swift with six live apps, but travel, fitness and a museum, never a regulated financial firm.',
      lacks: ['Regulated financial services (bank, payments, insurer, broker, wealth)'],
      cv: `Clémence Okafor-Reilly - Senior iOS Engineer

Career

WANDERLEAF, London - Senior iOS Engineer - Apr 2022 to now
Hiking maps, Apple's App of the Day twice. SwiftUI from the ground up, offline vector tiles, Swift 6 strict concurrency migration (I led it, 210k lines), WidgetKit, watch app. Release train every two weeks with fastlane on Bitrise. StoreKit 2 subscriptions. I interview and I mentor three.

PULSEHOUSE, London - iOS Engineer - Jan 2020 to Mar 2022
Workout video app. AVFoundation, HealthKit, UIKit with coordinators, snapshot tests. Biometric lock and encrypted store for health data, security audit by NCC.

APPARATUS STUDIO, Bristol - iOS Developer - June 2018 to Dec 2019
Client apps: Royal Ferens Museum guide, Coastline Trains, Nibbl. Swift, bit of Objective-C in Coastline.

Apps you can download: Wanderleaf, Wanderleaf Watch, Pulsehouse, Ferens Guide, Coastline Trains, Nibbl

Education: BSc Computer Science, Bath, First, 2018
Talks: NSLondon 2023, Swift Leeds 2025
Accessibility is a hobby-horse: all my screens work at AX5.
Also: bell ringing, two cats, Grade 6 oboe`,
    },
    {
      name: 'flutter-bank',
      kind: 'adjacent',
      low: 48,
      high: 63,
      best: 56,
      why: 'Bank and payments apps on the store, but made in Flutter and React Native; Swift only for small plugins, far from four native years.',
      lacks: ['4 yrs+ commercial native iOS dev in Swift'],
      cv: `George Pantelidis
Mobile Engineer
North Finchley

Seven years of mobile in fintech, two platforms at a time.

Lumen Bank UK - Mobile Engineer - 2022 Feb to present - Flutter 3, Dart, Bloc, Riverpod. Retail banking app for iOS and Android, 400k installs. I own payments and confirmation of payee. Integration tests with Patrol. Wrote two small platform channels: one in Swift (biometric prompt, roughly 300 lines), one in Kotlin. App Store Connect submissions, TestFlight, Play Console. Certificate pinning in Dart. SCA journeys.

Quidpro Payments - React Native Developer - 2019 Aug to 2022 Jan - TypeScript, React Native, Expo then bare. Merchant app and a till app. Apple Pay through a third party library. Detox. Codemagic.

Larnaca Web - Web developer - 2017 to 2019 - Angular, Ionic for a hotel chain's app.

Store: Lumen Bank, Quidpro Till, Quidpro Merchant (all on iOS and Android)

BSc Informatics, University of Cyprus, 2017. Greek native, English fluent. Settled status.

Have gone through half of Hacking with Swift, day 47 of 100, in order to move to native. Weekend futsal, chess 1850.`,
    },
    {
      name: 'sixty-words',
      kind: 'thin',
      low: 59,
      high: 74,
      best: 67,
      why: 'In sixty words all three musts are stated with dates and app names, but nothing of what was built or how well.',
      lacks: [],
      cv: `Kwabena Ofori, iOS dev, Croydon. 07700 900172

Tolliver Building Society, Oct 2019 - Aug 2026. iOS Developer. Swift, UIKit, lately SwiftUI. Apps: Tolliver Mobile, Tolliver Young Saver (both on store).

Before: Bytewell, 2017 - 2019, tester then junior iOS.

HND Computing 2017. Free now. Can do Tuesdays and Thursdays in town. Longer CV coming, laptop died, call me.`,
    },
  ],
};
