// Written by `npm run fit:clauses -- --write`: by sign how strongly it speaks for a demand, a wish, work and anything else.

/** A sign a line, with a letter for each meaning: later letters of the alphabet speak for it, earlier ones against it. */
export const CLAUSE_SIGNS = `
*cfgl
KaboutkXVv
KaboutiyVTa
KaboutpgXWy
Kboilerplateaacw
KboilerplateiQQd5
Kboilerplatepbcct
Kdutyiaih
KdutyidV6N
Kdutypjbcl
KmustsZdd
KmustieXmj
Kmustp6cPW
KniceY6UT
KniceiU+YN
KnicepcvRZ
P1$ZXcw
P10mOfp
P1ahlWh
P1abgeschlossene2SUQ
P1ableerVd
P1aboutRfmg
P1abschlussxTTQ
P1activemdVc
P1allnVcg
P1anhjVg
P1answersRYwS
P1anyOrNp
P1applicantsgUXr
P1applicationsdURx
P1applyUVb1
P1asgRfj
P1assessbeqc
P1atuaTb
P1auodgS
P1bachelorpUWj
P1bandUYdq
P1baseXWaw
P1becausesmQP
P1beingdnRk
P1betweentPRh
P1bringiXtV
P1buildTWxV
P1calmiSVm
P1carryacsZ
P1cdiUSct
P1cewZRT
P1chezSaUw
P1classhogV
P1cleankcrN
P1clearOlRu
P1closingdYbr
P1competentngTU
P1completedyRWX
P1complexxSWX
P1connaissanceLxXZ
P1currenttRVg
P1cvaXYs
P1dLuVj
P1dailyjRpa
P1dasKikl
P1dataVvaS
P1dayadpc
P1dbsbWbu
P1dekJNs
P1degreedtRW
P1deliverWZtV
P1derQjQt
P1designRouY
P1deutschSlMo
P1deuxmeLf
P1diplômenTTi
P1duUbpj
P1epRWl
P1easawPZa
P1eineshPW
P1englischKkik
P1erfahrungbqUa
P1everykRjg
P1excelcuPT
P1experienceWwSe
P1familiaritysbVX
P1familySddo
P1firstshNd
P1fiverVSf
P1flexibleUXZv
P1fluentrjcH
P1forOjlk
P1fourjTKx
P1françaisdxRM
P1freeZVcv
P1frombWbr
P1fullUpbh
P1führenSWwR
P1führerscheinisMT
P1gardaVdat
P1germanhgQf
P1goodfmNe
P1gradeXXbu
P1hadfrVU
P1handsnRWj
P1havestGO
P1havinghuRV
P1helloZaTx
P1heyZcXt
P1hiSYQ6
P1highjmjR
P1holdRnel
P1hybridbRWw
P1ikdlW
P1ideallywfSP
P1ifQkcq
P1ilrSXb
P1inhWnd
P1individualYXuV
P1interviewscWZt
P1itOzWf
P1keepcRwV
P1kenntnisseUvQZ
P1knowfnZZ
P1knowledgeUoee
P1lmnWW
P1lastbVXt
P1leblXi
P1leadWc4J
P1lesfpEf
P1levelmhSc
P1lookbkoR
P1mastervXSa
P1medicalXgbn
P1minpLQi
P1mindestens0QNb
P1minimumyVMc
P1mitcrdV
P1mostfSsX
P1mustefnX
P1nolUgi
P1notnkTX
P1nouscLyX
P1nowyVZV
P1nvqtXZX
P1onXjal
P1onekWhe
P1ourcTxY
P1overseeTWwU
P1owndZkl
P1parkingWXcs
P1partrWTY
P1payXVko
P1peoplephRV
P1performUczS
P1permanentTTY2
P1permisqaPd
P1planZVoj
P1plannedSlxT
P1pleasejWYp
P1positionWUWx
P1postingSTSz
P1practiceSsZc
P1prepareZbuW
P1previousZdWs
P1provenxWST
P1préparerUYxS
P1pythonipPW
P1qualifiedwcWT
P1rWuTW
P1rateZZWt
P1rattachéUazQ
P1reffScq
P1registeredmSYj
P1registrationwSVb
P1relocationbcbt
P1reportZltP
P1reportingWTrc
P1reportsoVZg
P1reviewYXxU
P1rightNZTz
P1runfavJ
P1rémunérationVSU0
P1safetyYUZs
P1salaireTVWx
P1salaryVTU1
P1schwerbehindertegUZs
P1sendUXaz
P1setiXnW
P1siekRrV
P1siemensptNJ
P1sincesdUY
P1siteRivT
P1sixaWct
P1someaigh
P1somebodyrTsK
P1soundcXOq
P1spanisheqOc
P1speakklnL
P1sql0RVS
P1startVRcx
P1strongocTe
P1subjectYVXx
P1supervisebZsY
P1supervisingsYXW
P1takecWxT
P1takingNotR
P1terraformskQQ
P1thatapdc
P1theiXkg
P1thereVVbt
P1threetOOq
P1titleYUUx
P1totXfY
P1traingXoV
P1troisuSkU
P1tupfdS
P1twofSho
P1unmmGc
P1uneevIY
P1unsereXPyS
P1unventedVvYT
P1upTVfs
P1usenbjQ
P1usedTxUR
P1vacancyWWVy
P1validpjSP
P1vousiXla
P1weibfi
P1wertINj
P1whatgTtZ
P1whovTXh
P1whoeversmNV
P1wirSVhs
P1workcgpU
P1workingsbOf
P1writedNrh
P1youkdib
P1yourjXmY
P1£dacq
P1€ZVbu
P2$ 0ZXcw
P20 0hTPw
P20 dayseYZs
P20 hoursbTbr
P20 monthsoWUe
P20 toUYvX
P20 yearszTOd
P20 yrszOQW
P20 àSYS0
P2a 0hoRb
P2a bachelorsmbQ
P2a bitXvZU
P2a currentWeRt
P2a degreeogaW
P2a fullqgYS
P2a minimumhPVq
P2able toerVd
P2at leastwaQa
P2bachelor smbbf
P2be abletOkZ
P2carry outacsZ
P2class 0PsRe
P2closing datedYbr
P2current registrationsdaX
P2day tobhtQ
P2diplôme dqVUg
P2experience inTrXg
P2experience ofYrUd
P2experience withZlYi
P2familiarity withsbVX
P2first aidbrXZ
P2five yearswNQd
P2fluent englishdwYN
P2free parkingZVcu
P2from :abWv
P2full drivingiiOh
P2full ukUsXf
P2garda vettingVdat
P2hands onnRWj
P2having workedRwVR
P2hold aRrVn
P2i mMXY0
P2if youWhdm
P2in returnbWVu
P2in thesXeP
P2it wouldL4aO
P2knowledge ofUoee
P2level 0mhSb
P2look afterhVrX
P2master swaVU
P2medical dentalbXds
P2mindestens 0zNTX
P2mindestens dreitLVh
P2minimum 0siQS
P2not lessthRQ
P2one ofcStY
P2our clientbVco
P2own theUarf
P2please sendaZYu
P2practice assessorcrfS
P2python orgtZS
P2qualified teacheruWZW
P2reports todZVs
P2run theUYvU
P2send abddq
P2somebody whoqTjV
P2spanish SrUe
P2subject :bVXw
P2supervision ofXtZW
P2the councilYXaw
P2the officeUXVx
P2the personbTzR
P2the postbYhn
P2the postholderUarY
P2the trustWZir
P2they mustpLPk
P2three years0QMf
P2to :XdZv
P2to applyVbTx
P2to bevgVS
P2two yearsnbQh
P2vous avezhqOe
P2we areYaua
P2we cannotxaUX
P2we expectyXWQ
P2we haveZipa
P2we makekXQo
P2we offerbYXt
P2we reePgp
P2we veftjO
P2we welcomebZdr
P2we wereUYdq
P2we workTVet
P2we wouldSsTe
P2what wesRcl
P2wir sindPUml
P2working knowledgexXQW
P2you cansfZU
P2you dlcjX
P2you havemkKe
P2you knownrKV
P2you lllhdb
P2you mustjVOs
P2you neednWce
P2you refdRn
P2you runXYxP
P2you shouldaiSo
P2you vethRV
P2you willgWgk
P2you writejleM
P2£ 0dadr
P2€ 0ZVbu
PKabouthWil
PKboilerplatebXfu
PKdutymcjb
PKmustqfXe
PKniceVnXq
Pe!XeXt
Pe%MXjs
Pe)jjae
Pe0decm
Pe:mYqN
Pe?R+VN
PeanPQs
PeabovelLfi
PeactpehS
PeadvantageXrfZ
PealluNSe
Peallowancecbcq
PeamZaOz
PeancLdp
PeapplyjSYt
PeaskvdRT
PeassetQbWv
PeauditoOnZ
PeauditsginO
PeawarenessXuWU
PebbrNa
PebackgroundScZu
PebeforeWqYf
PebeltMrWd
PebetterqmPY
PebifvTT
PebonusYoUk
PecabinetuTYU
PecallnSZc
PecardkUSo
PecertificatenjTW
PecertificationqoXP
PecheckTcmn
PechecksPbof
PeciQudd
PeclientscOip
PecoffeeVduT
PecommitteegivJ
PecommunityZgpY
PecontactedZXcu
PecontrolyTSW
PecostZbZs
PecountuOQk
PecountriesWcWx
PecountyeeRq
PecustomersScZu
PedategWap
PedayaVcs
PedaysgbTs
PedbtStWc
PedegreenmXY
PedesirableVwYW
PedeskWhlg
PedinneruSmQ
PedoXpsQ
PeemployerabZt
PeendgYtV
PeengineerPdoj
PeengineersWdvP
PeenglischUtkR
PeenglishdgZk
PeessentialqcTa
PeexperienceYuTc
PefeetvVYW
PefieldnicX
PefilesekkS
PefinepdRd
PeforRilf
PeformfXWq
PefrenchctaT
PefridaysWqkV
PefromwWSU
PegedtRhV
PegoodLghn
PegradetZUY
PehandxObR
PehandicapUfVp
PehatxUNU
PeherenXdg
PeholidaysYYVy
PehoursbVdu
PeinspectionsTgxN
PeishSlg
PeistZRRw
PeitsddW
PejanuaryThTr
PekbZds
PelawrSVl
PelearninguVYV
PeletterXWUt
PelicenceleTf
PelicenseajUn
PeliftsYtaV
PelineomST
PelistlTqS
PelunchZXYt
PemcNmk
PemanagerfRfm
PemedicalnQRq
PemeetingsXjuO
PemoisqbNn
PemonthsmaQk
PemorehWWn
PemorningkSjj
PeneededxYYS
PenineTTwa
PeofflcXh
PeofferWhUr
PeofficekXjd
PeoneiWXn
PeonlymNSj
PeoutsVWj
PeoveruRkU
PepaidSZZu
PeparkingaYar
PepasstUbc
PepassportVxVR
PepayePer
PepensionYZeu
PepeoplenWZl
PepermanentWWft
PepersonnesUaYv
PeplanWVbv
PeplansTYyR
PepleaseerZW
PepluslvRN
PepointsqhTU
PeposttWWY
PepracticepkgM
PepreferredTsiY
PepremisesrTVa
PepreparationcuTV
PeproductionfMfp
PeprogrampnZV
PeprojectsmWsR
PequalificationgvXT
PequarteryOXT
PereadMtrQ
PeregistrationuRXb
PereportuSoO
PereportsglqF
PerevieweesS
PereviewspOml
PeroleliTk
PesqiRZ
Peschemeadcp
PescreenMrRj
PesemaineYOZx
PeserviceYeao
PeservicesUmbj
PesidegjoV
PesimilarhoRZ
PesitehaVn
PesitesTiZq
PesoftwareinQV
PespanishbxfT
PestandardsuQhY
PestatusqbWb
PesubjectwYYW
PesupervisionoPQi
PeswitchwWYQ
Pesystemdlgc
PetabletZRsa
PeteamsfcqX
PetestmarR
PethatreXb
PethempccX
PetherepNjd
PethreeqYfZ
PethursdaysWZYy
PetimeYibn
PetrainingVrah
PeusTYZy
PevalidationaxVP
PewayefRp
PeweekPhjn
PeweeksghVo
PewelcomeWvUZ
PewelleWVr
Peworkaoea
PewritingSfcp
PewrongaUWu
PeyearkSUt
PeyearsUfTt
PeyougenX
PnoneWVT/
Q1$MqZm
Q1(emOh
Q10bbil
Q1ajhaf
Q1abgeschlosseneSUsg
Q1abilityrSSh
Q1ableiaTl
Q1aboveUvZW
Q1actXdtV
Q1activecTrZ
Q1adviseUbwX
Q1allcaYs
Q1anfbej
Q1anglaisxoSL
Q1anyjnhO
Q1applicantscbRt
Q1applicationsTVdw
Q1applyZbco
Q1areSmld
Q1aseXN3
Q1atoUYl
Q1attendUavX
Q1aunRhc
Q1avoiruZTV
Q1bacheloreSng
Q1bandTUWy
Q1baseTpVl
Q1behajd
Q1becausewQWY
Q1beingmelO
Q1beratungOSud
Q1bereitschaftqiZP
Q1betreuungPUya
Q1betweenQlnc
Q1bewerbungenWSV1
Q1beyond0VSO
Q1bringbdnc
Q1buildPXqh
Q1canmeRf
Q1candidatesbTuY
Q1carryYbrc
Q1checkQauf
Q1cheersZUYx
Q1clearucKc
Q1closingafbp
Q1coachYZwV
Q1comeaZXu
Q1comfortwTaS
Q1comfortableqOTq
Q1competentkNTq
Q1confidentqOWl
Q1connaissanceuVUZ
Q1contributeZbsX
Q1currentuPgb
Q1cvVTQ3
Q1cvsYXZz
Q1dannSvjS
Q1dascKew
Q1dbsXWet
Q1deXSte
Q1degreerYeY
Q1desnSTg
Q1diedKip
Q1diplômeUUwZ
Q1dujfXg
Q1dutchfkiQ
Q1eTjpa
Q1einucHc
Q1elevenWaUx
Q1enXQko
Q1englischtnKH
Q1englishxceP
Q1erfahrungekMe
Q1excelxfQI
Q1excellentxcYS
Q1expectZfvZ
Q1experiencemkSd
Q1firstmlgS
Q1fivewXgS
Q1flexibleTUXv
Q1fluentqbZc
Q1forhaXo
Q1frenchgrSU
Q1fullsPbl
Q1fürnRPo
Q1germanseZV
Q1gitwUTS
Q1goodyQRc
Q1gradeXbXt
Q1hadnoRX
Q1hashhXj
Q1haverjUW
Q1havingrcTd
Q1healthURdx
Q1helpWTtb
Q1hiZbYx
Q1hoursUTay
Q1hybridQUti
Q1ioZdb
Q1idealerweisezQZU
Q1ifdlXi
Q1ilbgvN
Q1imXTZx
Q1inhgYj
Q1interviewsYfYs
Q1itjXYn
Q1jobVWbu
Q1keepRT6Q
Q1keepinglPsM
Q1kenntnisseXrQd
Q1knowlhgR
Q1knowledgekiOg
Q1lvcVV
Q1lacPjp
Q1larkspurYYbv
Q1lastdhNv
Q1leaafm
Q1leadTWoh
Q1leadingxXVU
Q1lestadY
Q1leveldmfW
Q1linuxqihN
Q1lookUTqk
Q1manageXcxS
Q1masterNVrh
Q1medicalacTr
Q1membershipmoQS
Q1mindestens4EMj
Q1minimummfZd
Q1mitwirkungWZvY
Q1mustdZwV
Q1nogbcl
Q1nobodyXjRq
Q1nonePxZU
Q1notkkcX
Q1notrebVLy
Q1ohnezTPQ
Q1onbjmY
Q1onlyWVav
Q1openYWUy
Q1ourXTa2
Q1ownaoha
Q1paidWYYu
Q1participerTWwS
Q1payMfXq
Q1performTYYu
Q1performsVauU
Q1permanentRiRq
Q1permisbaJt
Q1planZVer
Q1postakSo
Q1practiceiqSW
Q1prairieaUTw
Q1predkQh
Q1prepareVZzW
Q1previousvheM
Q1priorUuTe
Q1proofvfWS
Q1pythonkpXK
Q1questionsaZZu
Q1rattachéVZRz
Q1readingyWZQ
Q1registrationSoxO
Q1relocationTcXt
Q1reportgUuN
Q1reportingQUmn
Q1reportsVWat
Q1reviewSXzc
Q1rightgSYu
Q1runTfnk
Q1rédigerVauV
Q1rémunérationMtXf
Q1salaireIoLo
Q1salaryZrPh
Q1sapSuSi
Q1schwerbehindertedTYw
Q1sendXZZx
Q1setUYtZ
Q1shesQaW
Q1shouldxSST
Q1sitOQe
Q1sieNffs
Q1solidxVXW
Q1someWofg
Q1somebodyfUZs
Q1spanishojaO
Q1speakkfsM
Q1staffWUau
Q1startPmgi
Q1strongwQZe
Q1subjectlYTm
Q1superviseTbvd
Q1supervisionPoXn
Q1supportRV0U
Q1takeVZnh
Q1takingjSuP
Q1talkVavS
Q1textYVZx
Q1thanksZYXv
Q1thatfmXf
Q1theeaaq
Q1thereaRV2
Q1theydZkf
Q1thislcTn
Q1threefcQs
Q1timeuWYW
Q1toPZhw
Q1trackhWsS
Q1trainRT3P
Q1travelLXri
Q1tuQspR
Q1twofWdn
Q1unncGl
Q1understandingwUSX
Q1unetaKd
Q1unsereQXdq
Q1useTtiW
Q1validuOWi
Q1wecfZr
Q1weeklyOapn
Q1welshOyYS
Q1whatWYkm
Q1whenUaN2
Q1whoVSwU
Q1wirWoTl
Q1workingteWW
Q1writeUT0X
Q1youffhg
Q1yourjfPk
Q1zurTWSz
Q1£Wmbi
Q1€PrQj
Q2$ 0MqZm
Q20 (ZYZs
Q20 0cfWn
Q20 daysaiWl
Q20 hourspPOj
Q20 monthsvTUa
Q20 peopleXXWt
Q20 tomfsM
Q20 yearsqXkW
Q20 yrsSOsg
Q20 àIoOk
Q2a applicationRbWt
Q2a bitkwUN
Q2a currentmQgh
Q2a fullgPjj
Q2a minimumjRfj
Q2a secondPxSZ
Q2ability torSSh
Q2able toiaTl
Q2about 0UaRy
Q2act asXcuV
Q2an enhancedaWZu
Q2at leastqUah
Q2au moinssYXc
Q2bachelor skYlc
Q2band 0UWWw
Q2base :daXt
Q2be ableyQUT
Q2be itvXSV
Q2be theYbtT
Q2carry outYbrc
Q2closing dateagbo
Q2contribute toZbsX
Q2current blsuVbU
Q2current registrationgUoa
Q2day towWgS
Q2de formationSYxQ
Q2degree intWgU
Q2diplôme dYWyP
Q2experience inrYbW
Q2experience ofonUR
Q2experience withYqTl
Q2first aidbuWV
Q2five yearstThX
Q2four yearsqVqL
Q2full drivingnYUg
Q2full timeVXUy
Q2german atoUkV
Q2grade :ZWXv
Q2if youfpRf
Q2it dwZRV
Q2it isXddq
Q2it saUlk
Q2it wouldjRih
Q2keep theUYvV
Q2knowledge ofkiOg
Q2last yearWbWv
Q2level 0engV
Q2look afterWVuX
Q2membership ofmoQS
Q2mindestens dreirPWl
Q2mindestens einxVTS
Q2minimum 0nXWm
Q2minimum ofepWU
Q2no agenciesXaau
Q2no degreeQyXT
Q2none ofPxZU
Q2on callOnmg
Q2one ofqVOo
Q2own thejVWr
Q2participer auxTWwS
Q2pay isYTUx
Q2permis bpeMg
Q2permis deNUVz
Q2please sendZXVx
Q2practice assessorfrVS
Q2pre employmentQuTZ
Q2qualified teacherSYWx
Q2reporting toVZVv
Q2reports toXWas
Q2salary perbaVs
Q2send acXau
Q2somebody whogTar
Q2spanish hoaT
Q2start :UkTo
Q2subject :ZbVv
Q2supervision ofRuYf
Q2take partYbsa
Q2thanks baZr
Q2that siVMs
Q2the personOWdw
Q2the postlgYe
Q2the salaryOsac
Q2the successfulkllU
Q2there isgSZv
Q2this iszdaR
Q2three yearsoZaf
Q2to :edaq
Q2to beSTlm
Q2two yearstSab
Q2understanding ofwUSX
Q2use ofUubW
Q2vous avezuRTg
Q2vous justifiezxSXU
Q2we areZZds
Q2we cannotuWUX
Q2we dihoT
Q2we doVdhn
Q2we haveVhWt
Q2we lookgQZq
Q2we makebcYs
Q2we offerStXa
Q2we payWqXc
Q2we reZlXk
Q2we runWXSz
Q2we verWTc
Q2we wantcYWt
Q2we welcomecWbv
Q2we willlOeo
Q2wir bietenQrZb
Q2wir sindjTUn
Q2working knowledgendRe
Q2you canoeSe
Q2you havepOOo
Q2you knowueYR
Q2you lliocW
Q2you musthOdo
Q2you neednVpS
Q2you reSwba
Q2you reportZesV
Q2you shouldhoRf
Q2you vegfla
Q2you willaaim
Q2you wouldOVR2
Q2you writeZOqg
Q2£ 0Xnbg
Q2€ 0PrQj
QKabouteYZv
QKboilerplateWgWy
QKdutyjgee
QKmustqXmY
QKnicesgTc
Qe!kTkZ
Qe%YteY
Qe)iZdm
Qe0chYo
Qe:PPtj
Qe?tlaP
QeaodPh
QeadvantagemiNa
QeafternoonbYbs
QeagenciescWfr
QeagencyYSfv
QeallowancehlSd
QeapplyZdSt
QeauditjUjg
QeauditsaWxU
QebrgNZ
QebeforeVgen
QebeltqbjN
QebetterfkRh
QebevorzugtmUZh
QebissLK
QebonusoiSY
QebothjdPp
QebudgetPmtW
QebuildingWbYt
QebustUWh
QecallnUkc
QecarkqUT
QecardokcQ
Qecertificatecobe
QecertificationpbTc
QecheckeRXt
QechecksVata
QeclearanceYXas
QeclientsUltS
QecodejpaQ
QecompanyZUfu
QecontactedXVUw
QecountwaeL
QecoverWueS
QecurrentYZwU
QecustomersWtbS
QecviVco
QedatelMgj
QedayaooT
QedaysegUj
QedecemberYiYn
QedesirablelifU
QedoorajqT
QedowndqqJ
QedrawingsdZUs
QeeachWVUw
QeemployerZPfw
QeengineeringiMth
QeenglishkTld
QeequivalentaUyP
QeessentialjrVQ
Qeexamplecaas
QeexcelsURe
QeexperienceWsaf
QefinewlPO
QefirstSidl
QeformdWau
QefortnightWXUx
QefrenchetWb
QefridayTtPh
QefridayskjSf
QehOooV
QehabenmVpM
QehanduVXY
QehandygwPM
QehaveqVjW
Qehereccel
QehirefWRt
QeholidayTudc
QehonestTbes
QehourRelj
QehousebQes
QehybridUWTz
QeincludedtUjW
QeindustryvZcO
QeinsurancerhiR
QeinterviewoiRg
QeitmkcW
QejobqbYa
QejourMgYv
QekitchencbTv
QeknowledgePtYc
QelawsXWb
QeleaveSrYf
QeletterUjhq
QelettersUuUY
QelicencetefT
QelicensekQli
QelineXrkV
QelottLSh
QemeRbt
QemadeYYXt
QemanagerVddp
QemeetingsjWuP
QemoisYnQk
QemonitoringeauV
QemonthYdpi
QemonthsknbU
QemorecjoU
QemorningavaX
QenichtwXNh
QenightsPgaq
QeoffWoZh
QeoffermUgd
QeonmUja
QeonehlYd
QeonlySOwj
QeotherppTR
Qeoutcaqa
QeownnTka
QepaidUVYw
QeparkingSvZW
QepasrOTh
QepasspgPh
QepaybYXr
QepensionQkXl
QepeoplefkWh
QeperiodZUVx
QepermanentXYU0
QepersonbRrf
QephonerMiZ
QeplaceMYgw
QeplantsSYY
QepleaseedTr
QepluskoSY
QepointswUSW
QepossiblegQRs
QepostjooQ
QepracticetVZa
QepreferredcsWR
QepreparationVxVS
QeprojectsgXuY
QepythonuNXf
QequalificationgcpU
QequalifyingvVWU
QerequiredhdWo
QeroleikmV
QesafeguardingWqSh
QesantéSukU
QeschemebpdZ
QeschoolfbQp
QesciencefnoR
QescoreOUaw
QescreenWvOZ
QeserviceZccp
QeservicesjiPg
QeshiftkXnQ
QeshopOmkd
QesideXSpj
QesimilarlpWO
QesiteXlam
QesleepwSWS
QesoftwaresVfY
QespanishdteS
QestaffljWd
QestandardrcjO
QestartpQZm
QestatusjXfk
QestudentsrZhT
QesystemfkdZ
QetakeVUuX
QetenWefo
QethatqebZ
QetherapygodP
QethreedgPq
QethursdaysaXat
QeticketRugb
QetimeWkWp
QetopSRi
QetoomlOZ
QetopQskU
QetrainingRsgg
QeupqjZU
QeuseqVOh
QevorWqpN
QewaygOZq
QeweekkVZi
QewerdencOPv
QeworkmkSe
QewritingwRfM
QewrittentTeR
QewronghSgh
QeyearWdin
QeyearsbbZr
QeyoupYfZ
QeéquipeyZPS
QnoneXcX1
b$ 0deap
b( 0bZfo
b( afpQb
b( brUdb
b( bandVSUx
b( hybridVWet
b( ifRRq
b( kcagp
b( mWVVz
b( or2cRL
b( ouzOWT
b( therOTj
b) andpegT
b) inyWZZ
b) isUogd
b) matchaadt
b) or0cRX
b) wouldTwbV
b) years2XaR
b0 $XgZu
b0 %cYer
b0 (oZYh
b0 )kgZg
b0 0bdcs
b0 :hSii
b0 aemhZ
b0 ancbhm
b0 andhcfh
b0 ansySVS
b0 cpdWa
b0 colleaguesUcat
b0 countriesbcYr
b0 customersTbSy
b0 dgtUO
b0 dayTVU1
b0 daysgbZr
b0 decemberdcbq
b0 diplomauVbc
b0 duQSdu
b0 ePaX2
b0 employeesWara
b0 etcSZs
b0 eurodRVv
b0 eurosYcWu
b0 foodkoVN
b0 gvTdS
b0 hXbfq
b0 homesZdRx
b0 houriQPu
b0 hoursYadt
b0 insbhU
b0 jahrenUaSw
b0 kcccr
b0 kvWouP
b0 lbsUWXv
b0 mjZfg
b0 millionYagm
b0 minWXYv
b0 minutesOYYx
b0 monthsnPbk
b0 novembercccr
b0 offbYQy
b0 onWjcn
b0 orqmWU
b0 peopleYdZw
b0 perXaZy
b0 personnesVZT1
b0 plusdafo
b0 pmQXWx
b0 poundsbXVt
b0 prozentZWYu
b0 pupilsVaVw
b0 sQosc
b0 salariésWZP0
b0 staffRbjn
b0 stundeniVUq
b0 tageZajm
b0 thlVQn
b0 tobcli
b0 vvVcW
b0 weYdSy
b0 weekZWWu
b0 withahbn
b0 yearqVbY
b0 years0XYX
b0 yrs4VRN
b0 £bcbt
b0 àhUfl
b0 €SWV2
b: 0SUgy
b: aqUkW
b: onMPew
b: thecUap
b: twokXSo
b: weqfiT
b: you3WfL
ba )lgUd
ba 0flcd
ba applicationRSdx
ba bignPdi
ba bitXwiN
ba bonusYxUW
ba caryWZR
ba caseloadTmrV
ba classsUeT
ba cleanWTat
ba comparablezaXQ
ba currentuiXT
ba cvZbbu
ba dayWStd
ba degreenbZh
ba differentPPW2
ba fairsXTe
ba familyZcWu
ba fewTjlg
ba firmuaaW
ba fiveYWdu
ba fortnightWWTv
ba fullnYfe
ba goodnkSa
ba groupmUqW
ba igXSq
ba levelxbaQ
ba littleNvXZ
ba livevZWS
ba medicalaUXt
ba minimumyaaV
ba monthlyTbyR
ba mustvXYU
ba newefUs
ba orWwSY
ba plusJ2RW
ba productsUTn
ba properuRaY
ba qualified0YMT
ba realYfTu
ba recognisedubXY
ba recordwhVP
ba resumebdcs
ba secondPynS
ba seniorpYsQ
ba shiftmjhP
ba shortgZXs
ba similarenbX
ba smalleSSv
ba solicitorvYbU
ba stretchRYaw
ba tabletvTgQ
ba traineeiYOv
ba ukvXbX
ba validpYVg
ba veryVdZv
ba weekagii
ba yearaanh
bab 0bVXs
bability tonULm
bable touPNk
babout 0RUsh
babout itgpRb
babout theSWeu
bacca orvcYR
baccess touVVW
baccording toYabt
baccredited byuUaX
bacross theaail
bact 0odhY
bact anduSbY
bact asaatX
bactive directoryViuT
badvise onXdwX
bafter 0Waer
bafter aTVnk
bafter sixTaUy
bafter theRZsh
bagainst theTcoh
balso needzZST
ban 0ZdVu
ban accreditedtYaU
ban activeuYXU
ban advantageP0XU
ban assetN2WS
ban derLfoo
ban employmentXXV1
ban enhancedgWcq
ban equaliaen
ban equivalentxVcb
ban hourOnZq
ban interviewbcdq
band 0XVmo
band aYbbv
band aboutabUv
band alcoholaZbs
band alloTRp
band aniRbp
band arefTSt
band askZddq
band byuUfS
band canvVQc
band carerXcX
band carryUTfp
band closeeXxT
band costYavU
band explainedrV
band forSbep
band freecZbt
band getaY1M
band icQas
band iflraO
band injSlc
band itgfRn
band itsZYqb
band keepeaxO
band leadfctS
band nobodyWbWx
band not0fUP
band ofmhUZ
band onMV0e
band oneVVlq
band ourZYVw
band postRjtS
band presenticuO
band repairbcvU
band reportZdrZ
band reportingtVRi
band reportsuYbV
band reviewlbmV
band safetyXhvU
band seeccvS
band spokenZWZr
band superviseWjqT
band supportdboZ
band takeeZsV
band tellTatZ
band thehVkj
band thenaepZ
band therenVOl
band theyfVYo
band toOQtn
band twoShar
band upwaWV
band usesaXa
band visiondcbp
band weafVs
band whohphP
band willfZap
band workRgkh
band writeiZwP
band writtenxVVY
band youkZef
band yourcWUv
bans duVYY
bans desVfS
bany onexTbS
banyone whogkUf
bapplication formZXZt
bapplications areZZWu
bapplications fromgabp
bapprentices andZesW
bare akmVc
bare inhbRn
bare lookingiZna
bare notPXaz
bare onpRfg
bare welcomeTjZv
baren tgYQn
baround 0WWrd
bas ajaWm
bas ankZYk
bas promisedWcYu
bas theelVg
bas weoqRU
bas wellcrVb
bas youpYdb
basked totgNe
basme ixvVaT
bat 0cael
bat anyjSii
bat intervieweXUo
bat least0aYY
bat ourVSXz
bat thegdpY
bat workXwRY
bat yourtSRc
bau minimumuZWa
bau moins+RRK
baudit andXhvQ
baudit orawVS
bausbildung alsuWWY
bavec lSYxX
bavec lakSqT
bavec lenPsV
bb 0lqbP
bbac 0wVbV
bbachelor smgbZ
bbackground checkXRZy
bbad newsRVTy
bband 0XVmm
bbank holidaysbYcs
bbase :YbUv
bbe aZtUf
bbe abletXKe
bbe anloXV
bbe askedieOq
bbe athSek
bbe inoTmV
bbe it0RRQ
bbe onjenV
bbe registeredxbXS
bbe testedgTOo
bbe theZVzS
bbecause ofdROv
bbecause thejoMd
bbefore ?NzZa
bbefore startZTav
bbefore theOanp
bbehind theVcUu
bbehind themsmkN
bbehind youmbQi
bbei unsflYd
bberufserfahrung intaaZ
bbetter thanVYUy
bbetween 0XaTy
bbis 0Ndnj
bbis zurhUvS
bbit ofgzaG
bbonus pointsUvZV
bbuild andZeuW
bbut notcreW
bbut theyQVWz
bbut thisQTaz
bbut youvfZS
bby aWnXj
bby theagXr
bby twoWcWw
bc )qPhi
bc 0yXZR
bc estNrej
bcan beVUSz
bcan readojfO
bcan tjKgl
bcannot beTSWy
bcannot sponsorWcbr
bcar allowanceXads
bcare aboutbVVv
bcare andsSeR
bcarry outcbrZ
bcaseload ofYbxT
bcertificate innsXM
bcertificate ofrfYP
bchair theVazR
bchaque annéeYcYv
bcharge ofkjmN
bcheck andXYdt
bchef dSkvR
bchildren sdbYq
bcinq ans2WQQ
bclass 0qnRR
bclass aySRS
bclient isXbVw
bclient sbTxb
bclosing dateiaYp
bcode reviewuQeR
bcome fromuRUf
bcomfortable withqbNc
bcommand of1SWP
bcommitment toWTPw
bcommitted todbcs
bcommunication withOUT0
bcompany withcXXq
bcompte 0UXRy
bconfident employerdefm
bconfident withvWZS
bconnaissance deSvaU
bconsidered youycZR
bcontribute toYata
bcouldn tpRTe
bcouncil sVare
bcover lettercabr
bcustomers andZXvS
bcustomers inUawU
bcv andZcau
bcv inYUcv
bd )UkVw
bd 0Pwhb
bd auvVXV
bd desirableWPby
bd entrepriseVYXt
bd expect0QQS
bd expérienceuVcW
bd ratherRUhu
bd runUeuV
bd takeUZwR
bd want0VTO
bd étattWTb
bdans leVTXx
bdans unevRTX
bday inrXQi
bday onehXTq
bday todXyP
bdays abbbq
bdays atcWZt
bdays holidaydbdp
bdays ofdddp
bdays onacXv
bdays plusbXds
bdbs checkeacq
bde 0Xajn
bde bordTUyP
bde chantiercVwQ
bde lmWci
bde labjdg
bde troisdYYr
bde validité1bUK
bdeal withQayd
bdegree (tVcb
bdegree inzeVR
bdegree ornhVR
bdental anddcbp
bdepartment oftWeV
bdepending onaacu
bdepuis 0UaT0
bdesign andagtQ
bdeux ansveNU
bdiploma inqhYT
bdiploma or1PXS
bdiplôme dyVUT
bdisability confidentddeo
bdo itsViV
bdo notXRWz
bdoes notQYcy
bdoesn tfNXu
bdon tbXWu
bdrei jahre3SWK
bdriver cpcuVcU
bdriver licencevUfU
bdriver smjbS
bdriving licence1ebJ
bdrug screenTUXy
bdry needlingUwXQ
be )aUer
be 0qYfb
be gtgTR
beach monthVcsY
beach yearZhYp
bearly childhoodvZiR
beducation andhVWr
beg 0XVUv
bemployer anddeen
bemployment businessXUcx
bemployment lawqcYb
ben 0hlMg
ben cdiVYWx
ben chargeRVyU
ben isoyWWQ
bend ofiTcl
bend tohatV
bengineer (lSQs
bengineer ofVdxR
bengineering orxScZ
bengineers andPufU
benglish and2YXP
benglish isqkVO
benhanced dbsYbcu
benough touiNP
bequal opportunitiesdcep
bequal opportunityeceo
bequivalent )peVd
berfahrung imcubS
berfahrung mitZxRP
best paseQgj
bet dVgaq
bet deiThg
bet desYWuW
bet duOmkb
bet laiXrV
bet lemPdg
bet leseOkf
bet unjPcn
bet vousUTrf
bevery dayofjQ
bevery weekeVwP
bevidence oftgNT
bexcel andzPXT
bexpect youzUbO
bexpected tooTsN
bexperience (sePP
bexperience inmkbW
bexperience ofnoUT
bexperience onTwYU
bexperience withklUY
bexplain aQgUu
bexposure toTrSg
bexpérience debrWP
bfabrique desYbPz
bfamiliarity withqqTM
bfellow ofuWXX
bfind aNrPn
bfirst aidluOQ
bfirst timePofh
bfirst weekeQRx
bfirst yearXboa
bfive onWcuV
bfive weeksXcVv
bfive yearsvWSh
bfix itRbxV
bfluent englishwUbV
bfood hygienejjjQ
bfood safetyvfWP
bfor 0VhZu
bfor akUgi
bfor anWedo
bfor and1PZN
bfor atqXWf
bfor fiveuYZU
bfor itnfSb
bfor itsYcYv
bfor oneVeSy
bfor ourMSkz
bfor sixbbZr
bfor thecmlX
bfor thisbWUw
bfor threeoWVj
bfor tworUgY
bfor workuVXY
bfor youiUMy
bfor yourKUlt
bfoundation trustaYXt
bfour peopleXYWy
bfour yearsxXWc
bfree parkingdbcq
bfrench andglhP
bfrighten youxVUR
bfrom 0OZpg
bfrom :ddZr
bfrom anrUVe
bfrom dayRZZz
bfrom homeVWUz
bfrom ourRZP0
bfrom scratchuYOZ
bfrom theXhpc
bfrom twoXbRv
bfrom uscbXu
bfull drivingsfcS
bfull licencetWVY
bfull timeaaYy
bfull ukvWbW
bfully qualifiedxYWU
bfünf jahre1WWO
bg 0Lffr
bga 0wNeM
bgarda vettingWXZu
bgd twgUN
bgerman atsbZV
bget youIvQm
bgets aL0gR
bgets youVxSQ
bgive youTuVa
bgoes toPqqU
bgood english0RZQ
bgood standingxbaM
bgot toaRYu
bgrade 0mUma
bgrade :VcYw
bgrasp ofzWSR
bgreen beltWvdT
bgute deutschkenntnissexQZT
bh 0YudW
bh fSWUy
bhaben wirWURy
bhad aYuVY
bhalf ofoVlW
bhalf theQkgl
bhand overUYvS
bhand toolswSWY
bhands on0TbX
bhas 0SbT1
bhas adTWt
bhas beenfWVr
bhas toyTWW
bhave aVffp
bhave atuadW
bhave beenjXRo
bhave donegoSf
bhave heldwXbU
bhave ledvXWU
bhave runxlJU
bhave torOLn
bhave workedkpSQ
bhave youpkiK
bhead ofbVVv
bheads ofaevR
bhealth insuranceXZZr
bheld inUSWw
bhelp withRlki
bhepatitis bOTaz
bhere andVcZw
bhigh riskiWsS
bhigh schoolsXZb
bhold theieRj
bholidays andcaXu
bhome inuZbY
bhome withwVVT
bhour shiftsYYRv
bhours aXacs
bhours areXUYv
bhours invYfN
bhours onuaVU
bhow tojOvU
bhow youbUQu
bi )dYNr
bi 0rTsO
bi dujPP
bi haveRWZy
bi interviewRSdx
bi mOnXo
bi needZaSu
bi wantrTaZ
biec 0nfdP
bif itsehO
bif noteuZT
bif theOZqe
bif youYxUY
bin 0KXky
bin apfZb
bin allQRP3
bin anqfeV
bin andaTvW
bin bothsZVd
bin chargewShQ
bin civilzUaW
bin confidenceTabx
bin date/VQH
bin daywZWT
bin derboba
bin eachWYbt
bin eitherwbYU
bin electricalueVY
bin englishadZo
bin fiveUarb
bin forSTbx
bin fourQWhp
bin generalnlmP
bin germancOUw
bin goodokcP
bin handtVcU
bin itthbV
bin januarycYVr
bin julyWbWt
bin marchWZWu
bin onTmvQ
bin oneoWYi
bin plainMXjw
bin production2TVS
bin theYdjn
bin theirSabs
bin threeZWUx
bin writingiTna
bin yourtkJW
binside outucRT
binternal auditYYfs
binterviews arebcWv
bis 0UTT5
bis aalTq
bis anVgZx
bis committeddabs
bis expected1UeK
bis howwYXS
bis inijPf
bis mandatoryxTbW
bis needed0PXX
bis niceSxcQ
bis notMgdw
bis ongTel
bis oneSZUy
bis partOVkx
bis requiredyaVV
bis retiringVaTv
bis sharedQUxT
bis somethingtgeO
bis therXfY
bis welcomeK7YL
bis whatxUjN
bis wherevkVP
bis whyxbUQ
bisn tacbp
biso 0knRZ
bissued byuXcW
bist dieyVUO
bist einaWUt
bit andMWzZ
bit hasqWPe
bit isfYna
bit onYrSe
bit sghjY
bit wasuXTW
bits owneUOu
bjahre berufserfahrungvZaX
bjanuary 0WYWw
bjob iseVzM
bjours deYWVx
bk )cagp
bk 0XpYf
bk pluscXbv
bk €cebq
bkeep theTb6O
bkenntnisse imxfRO
bkenntnisse inTwZU
bklasse budUO
bknow howgrZK
bknow thehjOm
bknow whenwUXR
bknow yourvMNh
bknowledge oftnQN
bl allemandWyYP
bl anVZSw
bl anglaisyTQO
bl ordrezYPR
bl équipeTidl
bla connaissanceQwaU
blast yearcWUy
ble 0VVSy
ble françaisyVVO
blead alcvM
blead theVa3L
bleast 0nZaf
bleast fivetdcY
bleast fourvdZZ
bleast one1TVY
bleast threexcdV
bleast twovZXZ
bless thanzVeR
blet usNrVj
blevel 0prVQ
blicence (wdaT
blicence andwVZX
blicence isjodP
blicense withwXVT
blike aOlUp
bline withWVfr
blive inqUaa
blive withinSYPz
bll alsoPSul
bll beRken
bll havelfQi
bll needcUKv
bll ownOb3N
bll showQTUy
blook afterRbyZ
blook atZacq
blook for5JNS
blooking foriXlb
bm wWWVy
bmake youbtSY
bmanaged avUXT
bmanagement andyYTT
bmanager andbbXr
bmanager invXVT
bmanager orqSil
bmanagers andjZrR
bmay befVZq
bmechatroniker odertWZW
bmedical coverdWdr
bmedical dentalcacr
bmeet theXcXv
bmembership ofmoUW
bmenschen mitbWXw
bmental healthemQl
bmight beMmil
bmiles ofTaxS
bmin 01SXV
bmind which1YZL
bmindestens btWbX
bmindestens dreiwXYT
bmindestens zweiwZdQ
bminimum 0sXad
bminimum enxTXY
bminimum oftcca
bminutes ofTVTx
bmise enQZwb
bmit 0SWft
bmit demofeW
bmit derUfwT
bmodels forcVxS
bmonday toXXYv
bmonths inxYVS
bmore intWdZ
bmore ofvVjS
bmore thanVjii
bmost ofjQZp
bmoved tonnqL
bmust belQMq
bmust have3aRQ
bmust hold0YXR
bn 0Npgi
bn estdQgk
bnach dempWlN
bne vous0SVM
bneed anXVV0
bneed anotherQcYw
bneed atvdXX
bneed forTdZv
bneed tomSdf
bneeds aVZQ0
bneeds toyUdQ
bnhs foundationaYXt
bnicht nurtXmK
bniveau csaZU
bno less0cXN
bnone ofLtWZ
bnot apWbc
bnot beJRd4
bnot countPSX0
bnot justyTXb
bnot lessxYlN
bnot neededdsYS
bnot thisTYau
bnot toVdar
bnot whatVXYw
bnovember 0gbXr
bnow andOgvY
bnumber ofdcTv
bnvq 00UXW
boccupational healthfZbp
boder ein0QUU
boder eineuVZU
bof $aZZv
bof 0ZWqh
bof aboutTY3L
bof actuariesxVVT
bof anfeWn
bof anyTzhM
bof aroundWcxR
bof atvZUY
bof clinicaltVea
bof coursevOXZ
bof elevenXcZr
bof experiencenhdY
bof fivedXsX
bof fouriXrY
bof fullvWXT
bof hoursklNj
bof leavebdas
bof managingwVaV
bof nineSakj
bof ouriiZi
bof professionalsagZ
bof qualificationvVZW
bof recordUdwV
bof somelUtS
bof theiagi
bof theirOnld
bof themoeXd
bof theseqRWi
bof thoserTSb
bof twoYbwT
bof upjcTq
bof usYiTp
bof whomTYas
bof workaZWs
bof workingPsZm
bof yearsqihM
bof youriclY
boff 0XZSw
boff toRZXy
boffices inToUh
bon 0eWil
bon adcod
bon awsaRRu
bon callSerc
bon daypWQe
bon experienceoZbj
bon fridayVcuV
bon itsRbb
bon neNVR0
bon ourSgsW
bon paperwScS
bon sitecWkj
bon thatNUhs
bon thegjfc
bon thistaXX
bon topetYU
bon yourhcuI
bonce aTmtR
bonce youPflp
bone daydYob
bone ofrYbb
bone toXYZt
bone weekbYuY
bone weekendXYZt
bone yearwUVZ
bopportunities employereceo
bopportunity employereden
bor 0hlXc
bor awfTW
bor above3YYQ
bor an2aXN
bor anotherrjZM
bor anyrVbc
bor beZURt
bor better6MdS
bor businessSvcY
bor comparableuYVW
bor equivalentsfWS
bor gedsXZX
bor havingQwaU
bor higherzZVT
bor longervXbW
bor more7XXO
bor onvjRO
bor otherQ2YN
bor pythongglU
bor similarmmWR
bor sokPmc
bor somethingraVP
bor the3VXS
bor threeRSuj
bor twocumL
bor workingXucS
bor you4NXQ
bosha 0xXaO
bou autrexQXT
bou dhpRQ
bou deaqRb
bou enidPk
bou titretXYX
bought to0UTN
bour clientcddm
bour patientsaYWv
bours iswPhP
bout ofVhik
bout onRkij
bover theheoV
bown handxRXW
bown handswWVT
bown thePa8N
bowned byaeZt
bp 0tddT
bpaid forXXUy
bpair offZuS
bpar semaineNWrh
bpart 0siLX
bpart inYcmg
bpart offZfj
bpart timebYYv
bparticiper auxUWvT
bpayments orTwdU
bpension 0eddo
bpeople andXZlm
bpeople infcXr
bpeople onWZSy
bpeople whocnbf
bpeople withpfVd
bper centZYds
bper weekceSu
bper yearZaTv
bpermanent 0cbar
bpermanent fullcdcp
bpermis bueWL
bperson (LgV0
bperson inPawW
bperson wezZOS
bphysics ortZZa
bpick uplVtR
bplan andfkiQ
bplanning andRXyT
bplans andagpZ
bplans withYcuW
bplease beSUby
bplease donbacp
bplease sendZdds
bplease usTxeY
bplus 0ZbWv
bplus bankdaeo
bportfolio ofcbtV
bpost isdUTz
bpost qualificationuYXX
bpost registrationtbda
bpostholder willbetU
bpractice assessorUvZY
bpractice educatorSwYV
bpratique deavVO
bpraxis inxVVT
bpre employmentXRXx
bpre tripXXyP
bprepare andZevV
bqualified applicantsYbet
bqualified teacherxXXP
bquality improvementaqdV
br 0nfRb
brather thanoTic
bre afteriWSq
bre nottOXa
bre onrPhX
bread awgRQ
brecord ofwZOb
brecords andZWxP
bred seal0VVR
brefer aXTax
bregard toYbet
bregistered withzZUU
bregistration as0VSS
bregistration invcVU
bregistration with2aSV
bremote withinXaVv
breport toMWbt
breporting tofbkd
breports andmXpR
breports tofSPy
brespond toSa1O
bresponsibility fornWpQ
bresponsible forXdvY
bretires inXaTz
bretiring inYaUu
breviews andTYsb
bright toNcby
brisk assessmentqYjS
brun auflJ
brun theUZ5N
brund 0SYZv
bruns 0ZdUw
bs acdRu
bs degreejmaX
bs injiRg
bs licencegkmR
bs licensesbaY
bs nooUOk
bs therQRh
bsay soMsTc
bsc clearancewaZR
bschool diplomawUYV
bsecond naturezZTP
bsection 0egmV
bseit 0UaTz
bsend aeddo
bsend yourYbZv
bset theVZwS
bset upglrI
bsetzen wirxUYO
bshared ownershipTyUR
bshort ofVVXw
bshould be2NPW
bshould havexUYR
bshouldn tyTST
bshow ussiRe
bsi vousJ2QT
bsicherer umgangwSaZ
bsign offcdyK
bsince 0ZZVx
bsince qualifyingtbdV
bsince theogUa
bsind einYYZt
bsit withQbua
bsix monthssWPd
bsix sigmaVudW
bsix weeksUZer
bso aobLm
bso doQsWe
bso some2POQ
bso thateWuX
bso wehREw
bso youigjT
bsocial carepXmU
bsocial workuabU
bsoftware thatYdTw
bsollten siewXWR
bsome 0Nbjp
bsomebody toXUsY
bsomebody whoqpYO
bsomeone toPjuT
bsomeone wholrMX
bsound knowledgeuWbY
bspoken andwXZV
bspoken communicationPabw
bstart :WZXv
bstart toucdQ
bsubject :Zdau
bsubject tobbbu
bsuch aslkeQ
bsupervision ofmhiN
bsur lelOgg
bt asixQK
bt bemTpU
bt carerLZe
bt countYXTt
bt dooXTe
bt esSRQy
bt mindtWVc
bt prepareRaTy
bt theKpUo
bt whatSYax
btage urlaubbaau
btake homeYcVu
btake onSkhj
btake overRZvW
btake partYYmi
btake theOZ0U
btalk toOetd
bteacher statustXZU
bteaching ofvfTQ
bteam ofbXjj
btell usblcg
bten years0WUR
btest andYWXq
btest onkSLr
bth editionxYWQ
bthan 0sRVf
bthan theRjTv
bthat apXiV
bthat itabwS
bthat theeUsa
bthat youuiRT
bthe 0hWnd
bthe abilityrURd
bthe annualVcwV
bthe applicationWYZu
bthe appointmentacXs
bthe auditorsWcwT
bthe boardPktd
bthe buildingZQjo
bthe carVcVu
bthe certificaterodQ
bthe clientbUub
bthe councilQZwd
bthe countyQgdr
bthe customerLVxX
bthe daykSic
bthe endeYZo
bthe firmQXdw
bthe firstTZft
bthe fivefQRv
bthe floorRRno
bthe followingRWSy
bthe frontloiN
bthe groundsSiW
bthe hcpcvZWW
bthe headXYcp
bthe interviewtQRb
bthe jobbhrW
bthe lastpYZd
bthe lawvaSW
bthe leastwYaT
bthe managerqWsM
bthe monthlybesX
bthe morningRpie
bthe nationalTleq
bthe nearestvbST
bthe nextOlne
bthe oddJjub
bthe officeZXgq
bthe onlyTjao
bthe panelSVTz
bthe personlWxL
bthe phonefKgq
bthe pileRxVS
bthe postjUlf
bthe postholderZevS
bthe registerwaWR
bthe restgOpc
bthe roadXxfU
bthe safetySlsW
bthe sameXcbp
bthe schoolPnhh
bthe serviceYcVu
bthe shiftTcsg
bthe shopmRck
bthe tablejOpa
bthe teamXsca
bthe technicaleZwQ
bthe thirdSVQz
bthe timethVV
bthe topesTa
bthe trustbaav
bthe twosSgV
bthe ukUQdy
bthe wayZuQX
bthe weekTbuW
bthe weeklyXetU
bthe workbWrc
bthe yardTdZr
btheir ownhmPh
bthem andUnuQ
bthem onUbZu
bthem toiYsV
bthem withVbwS
bthere isiOhj
bthere sfpaa
bthey areRadu
bthey mustvZfO
bthey vekUTn
bthird ofSoch
bthis chairTWZx
bthis iscQas
bthis isnNUcz
bthis onecYVr
bthis positionWcqd
bthis postakei
bthis timeuSXZ
bthree dayscZVx
bthree monthsVZXx
bthree ofbbUv
bthree years4XWU
bthrough asgST
bthrough ourWYfr
bthrough theegZl
btime andTcTz
btime permanentZdcr
btitle :UVRz
bto $gaXr
bto 0bUpk
bto :dWaq
bto anSpbn
bto applyQZY3
bto berWXh
bto bringUYse
bto datevXZS
bto daydWyR
bto drivesibS
bto endjasT
bto explainXSZs
bto findjoRa
bto finishqboO
bto fiveraiL
bto fridaycaSx
bto getgOco
bto havemtOV
bto hearokiR
bto joinUnVj
bto keepYWrf
bto knowtZaR
bto liveSSfv
bto meTZXx
bto openesRX
bto ourTigl
bto ownUayP
bto peopleillW
bto putSZUx
bto readzVTR
bto safeguardingWYYx
bto sayMkUn
bto seeuhRX
bto show2RTR
bto startYYav
bto stayTXUy
bto takeSWmk
bto theVenh
bto thisQkjm
bto traveljQRm
bto userJh
bto workQWey
bto writetXNc
bto youqbgU
bto £cdeo
btogether withbaoe
btools andtTXY
btop ofdqZV
btowards itXsbU
btrack record0URP
btraining inhpZS
btrust iscaat
btwelve monthspWaa
btwice aYPqi
btwo daysUWgu
btwo hoursQVht
btwo ofrTPn
btwo orTWth
btwo weeksbbWv
btwo years2XaV
bu sePVs
buk drivinguWdX
bumgang mitolSS
bun angTWs
bun logicielxRWT
bun plusOzaQ
bund dieZZrY
bunder thedZnf
bunderstanding of5UQL
bune expériencePwWb
bup andXXtY
bup forSSN0
bup injQgj
bup onToff
bup tomUZn
bup withjQpa
bus andSjZq
bus inQYU0
bus whatXTbw
buse ofthZP
bused toWeVs
bvalid driverxXaU
bve beencZYr
bve gotMiTw
bvery goodmUYs
bvon 0mNge
bvor ortRXvV
bvous avezjsNK
bvous justifiezvZVW
bw dWWVy
bwait forVXSw
bwant afSZo
bwant to3TUQ
bway roundxRXb
bwe alsorgiP
bwe arehXgj
bwe askuYbY
bwe buildVcYv
bwe cannotVWRw
bwe ddtdS
bwe donlVUj
bwe expectoZrN
bwe haveZhgl
bwe hireTZkp
bwe knowSVby
bwe llgkOh
bwe lookaWNz
bwe makeWcTy
bwe meanhTWs
bwe needjUna
bwe offerdZZv
bwe payjUal
bwe refgZl
bwe runVTM1
bwe usesWjV
bwe veSlUp
bwe wantaVof
bwe welcomeeZcs
bwe wereWcXu
bwe willZoOj
bwe workZXVw
bwe wouldinaY
bweek andWYbt
bweek endXXQy
bweek inbWkk
bweek isSawT
bweek ofjYXo
bweek onWbsV
bweekend inXYZt
bweekly payXWXx
bwelcome applicationsebdp
bwell enough1RSR
bwenn derWVRw
bwhat iWbVv
bwhat ssRNh
bwhat weldad
bwhen itkOrU
bwhen theeRne
bwhich weZbSw
bwhich youpUec
bwho arembde
bwho cannraP
bwho hasptVN
bwho willVY3K
bwill alsojblP
bwill beZeeo
bwill carryefwR
bwill dovPfX
bwill findWUPy
bwill have0OUc
bwill holdtWfL
bwill leadlaqP
bwill looknasL
bwill notNbY0
bwill ownWd0O
bwill runcfuT
bwill teachTawW
bwir nichttVXZ
bwir sindhVSr
bwith 0faco
bwith aecfl
bwith anZoZj
bwith disabilitiesaYfr
bwith officesZZYw
bwith ourZhtV
bwith productYZuU
bwith thejYpZ
bwith theirvVSY
bwith threeUXat
bwith twoPifn
bwith youSvYW
bwith yoursXZe
bwithin 0kSqX
bwithin aUYqf
bwithin themQhf
bwithout aoSOg
bwithout regardYbet
bwon tdScp
bwork inYbXt
bwork isbRwX
bwork withbojX
bworked inWuWb
bworked withP2WO
bworking commanduZZT
bworking knowledge1WTR
bworking towardsSybQ
bworking withQphl
bwould beYxUY
bwould helpRzWP
bwould likeNbbx
bwould makeZxRQ
bwould pleasePtbZ
bwrite cleartdhR
bwrite itbXxT
bwrite thePa2T
bwrite togZUt
bwrite upVftZ
bwritten andTUYw
bwritten english0WYN
bx 0cSUw
byear andXakm
byear forYdYt
byear ofvZYX
byear ornePd
byear sUWaw
byears andfVZo
byears aswXab
byears atzbXQ
byears experiencexYca
byears in5VWU
byears minimumxbYQ
byears ofucWc
byears on2ZVL
byears or9TbO
byears postvbbZ
byou andkSik
byou areeMlk
byou askUTVx
byou buildWZvR
byou canrdHh
byou diaqU
byou dojQRo
byou donQkUm
byou drivezRPR
byou getQYQ3
byou hadnhaP
byou havehmSf
byou hold0aWP
byou indsSb
byou knowknPa
byou leadTYxP
byou likeMaZ2
byou llgXnc
byou needlObn
byou oncxNZ
byou ownbewQ
byou reportXbOy
byou runVZvY
byou shouldpPQj
byou speakipiM
byou thejrOS
byou throughNfUx
byou tosZda
byou veprMU
byou wantUWTz
byou willbVvZ
byou wouldXOvb
byou writerfbN
byour firstsRnY
byour ownoeaa
byour way1PcS
byour weekSazP
bzum 0RYS1
bzwei jahrexUTZ
b£ 0adeq
bà 0dUfq
bà jouruVeU
bà leZek
bà lalkcX
bà unfPPs
béchanges avecRVYw
bétat dtXWX
b€ 0Wdoh
b€ deUbP0
cap000esjR
cap001gfla
cap010pffY
cap011fbem
cap100elcg
cap101imad
cap110eehj
cap111eZer
e1!afan
e1)kjbd
e10jhZi
e1:FQR9
e1?JsTq
e1aboutuVWX
e1aboveuXSa
e1advantageR0XT
e1afternoonUXYv
e1agenciesdXmk
e1allmlgR
e1allowancecbbs
e1anUUrb
e1appliesWYbv
e1applylWWj
e1assetM2YU
e1assistantUgtT
e1assistantsVkuQ
e1auditfmhT
e1auditsSgsV
e1ausUZYw
e1awardZtWb
e1bnhZS
e1backUakj
e1backgroundZrXd
e1beforefvNR
e1beltTrZe
e1betterirYQ
e1bevorzugtdTcu
e1bonusSybU
e1bothrVVh
e1buildingVZeq
e1busQVWx
e1businessYpTo
e1cbtYQ
e1cardfjSh
e1careghoU
e1certificateqfXZ
e1certificationkoWS
e1checkUTUz
e1clearancepUWf
e1clientsKYgx
e1codesjaL
e1colleaguesdZpe
e1conditionsqQao
e1countWgYp
e1countriesadZs
e1courseooZO
e1currentyZUM
e1cvbUZt
e1dueTR
e1dailyyRYO
e1datewTWa
e1daydapb
e1daysgYmb
e1decemberccZt
e1departmentagXp
e1desirableItSe
e1deskfQhk
e1directordWwS
e1employerdYet
e1engineerQXct
e1engineerscYvR
e1englishlbag
e1entretienWWau
e1equivalentoecY
e1essentialuaVW
e1exampleXYav
e1excel4LXN
e1experienceYpQl
e1fieldjlPg
e1filesapOm
e1finezLOb
e1fiveNUip
e1forlbYh
e1formjhRj
e1fourUZfn
e1frenchVwcS
e1fridayYZdq
e1fridaysdThm
e1gedtZXX
e1goodNiRr
e1hXaZu
e1habenyMPc
e1handssPQk
e1handyQzYR
e1haveSmko
e1heremfQi
e1highersdUY
e1holidayWYXu
e1homeWhjg
e1hourTudW
e1hourscdle
e1hybridWUUx
e1iPWZw
e1inlmWZ
e1indispensableuTcZ
e1inspectionYWtS
e1inspectionsUgvP
e1insurancepXTg
e1interviewnTQl
e1ispPYs
e1itlaXk
e1kbZfr
e1kitwWVS
e1knowOmkl
e1knowledgeQyaV
e1leaveXUtb
e1letterWajq
e1licencesgYP
e1licenseqiWQ
e1lifeSaSx
e1liftsXvZQ
e1likepSYl
e1lineUtcX
e1lunchUiWq
e1mgljU
e1managementkcVj
e1managerWeVw
e1matchiVYr
e1meetingsempQ
e1monthVejm
e1monthslfeb
e1moreS2VP
e1neededoUYh
e1nichtaaNw
e1nightSXtY
e1offerUgSv
e1onoZiV
e1onebjRo
e1onlypUgd
e1organisationVTYv
e1otherwisesTab
e1outmWcf
e1owndqhT
e1paidWUZx
e1parkTaVw
e1peopleXfZp
e1permanentcZav
e1personnesWZTw
e1phoneZTkl
e1placejQam
e1pleasevQWf
e1plusfuWK
e1possibleVVTy
e1practicevdaP
e1preferredO6WL
e1preparationWtZZ
e1productionmWkc
e1programsbXb
e1pythonnYiV
e1readdZvS
e1recordsqZnP
e1registrationyYXT
e1releaseVZvS
e1reportingqQfX
e1reportsiesK
e1roadZYbu
e1safeguardingkRbs
e1schemeiRft
e1schoolpLak
e1screenrQRf
e1serviceRwea
e1servicesXeWu
e1similarrbYU
e1siteaddl
e1sitesbeYq
e1skillsSSaz
e1soSkZp
e1software3UcI
e1spanishOxcX
e1spokenwYaR
e1standardyTmO
e1standardsqVgS
e1startfTPs
e1statussVZb
e1studentsxSYe
e1summerrXSc
e1supervisionbdSo
e1systemkmeT
e1tabletgUsQ
e1teamfXgl
e1teamskTpV
e1tenbbcs
e1thatQZYv
e1themkUdl
e1therapymmaP
e1thereeNOv
e1threekUak
e1ticketgoUb
e1timebYeo
e1trainingllcU
e1ukTebr
e1unitsWtiS
e1upbtjQ
e1usNmRv
e1van0PUP
e1wayTViu
e1weekeUli
e1weeksbXhm
e1welcomecwTU
e1werdenYTOw
e1whichyVbP
e1workldXj
e1writinggRkh
e1yearWfdo
e1yearsUWR4
e1youmbha
e1yourscXqZ
e1équipecSKy
g0 whatVWwS
g: desirableXueV
g: essentialXLYy
ga bonusaoae
gaber keinYqbY
gabout theVaXz
gabout usYaU4
gabout youqoOV
gactivités principalesmVVo
gafter :tYWQ
galso expectedySTQ
galso hadbofc
galso haveNwag
galso likeQ1bS
gand benefitsbZct
gand experienceoaXe
gand skillsenTb
ganforderungsprofil :bmUe
gapprécié :SwXT
gare afterwYcQ
gauf sieWbvU
gaufgaben :XXvZ
gbasic qualificationsnOVn
gbe aaqad
gbe consideredhcSm
gbe doingVZ3Q
gbe nicebtcZ
gbe responsibleWb4R
gbei unsUTsc
gbekommen sieYYUt
gbieten wirYWbs
gbonus pointsSzWV
gbringen siejiXa
gbringst dunfRf
gcan expectWWVy
gcan offerUMY4
gcan tjkUa
gcandidates mustZrcb
gclient :uXWW
gcompensation anddbep
gconditions dcgNo
gconditions ofoVSj
gconsidered favourablyTwUR
gcriteria (wUWa
gd accèscgNo
gd getTZvX
gdafür bekommenYYUt
gdas bietenYWbs
gdas bringenjiXa
gdas bringstnfRf
gdas erwartetPUvX
gdas machstUawR
gdas tätigkeitsfeldTXyU
gday tomQhb
gde compétenceskdRi
gdeine aufgabenWYvS
gdesirable :Voed
gdesirable criteriaWXZv
gdo ?XXyT
gdu beiUTsc
gdu bekommstVVWw
geligibility criterianMRm
gequal opportunityXXXx
gessential (oRXj
gessential functionsMP4f
gextra creditWoYh
gfor applicantsbbds
gfor youddcp
gfrom youeiVi
gget upSZ0S
ggets youbfOq
ggood toQuXd
ghave :fjTl
ghighly regardedTwaU
ghow tocbbv
gif youYrcc
gihr aufgabengebietPR0P
gihr aufgabenprofilRVxP
gihr profillhNf
gihre aufgabenVW7Q
gin itdccq
gin thisiUhh
git fordccq
git wouldbnef
gjob :LmuO
gjob purposeehUp
gjob summaryOZpg
gkein mussYqbY
gkey accountabilitiesVSxW
gkey dutiesZcpa
gkey responsibilitiesUYyW
gknowledge andenTb
gl entrepriseYcSv
glike toRxZU
gll :iUhh
gll beUdsc
gll bringrhZU
gll doTa8T
gll getXeYp
gll needlkId
glook afterTSzR
glook likeWayW
glooking forrYXe
gmachst duUawR
gmain dutiesYV3V
gmain purposeXcuT
gmain responsibilitiesifPw
gminimum qualificationsyMXh
gmust :thKX
gmust bringjPVn
gmust havemgTh
gmust havesreZV
gmust holdpigO
gneed :rbRd
gneed fromgiWe
gneed toqVXi
gnegotiable partlfTc
gnice :Gfog
gnice extrasataW
gnice ifZrcW
gnice toUvbc
gnon negotiablemdRe
gnon negotiablesjdRi
gnotes forbbds
gnous offronsZXYy
gof dutiesZeuV
gof employmentcYUu
gof theiUna
gon thesdPc
gperson profilecoaa
gperson specificationhmUg
gpersonal qualitiesYYav
gplus :OnOp
gposition summaryWWsY
gposition youiUhh
gpreferred :Tqag
gpreferred qualificationsP2jP
gprincipal dutiesQU0Q
gprofil :UsYX
gprofil dekdRi
gprofil recherchéqbRd
gpurpose ofRYvY
gre afterkkQT
gre lookingrYXe
grequired :grVT
grequired qualificationskSWp
grequirements :vfRS
gresponsible forWb4R
grole profileSjji
gs indccq
gschön aberYqbY
gschön wäreWsba
gselection criteriancRi
gshould havesQWl
gsie mitohXY
gsie mitbringenkWOp
gsie zukommtWbvU
gskills andliUc
gsmile ?VxcP
gspecification :TdZs
gspecification essentialxQda
gsummary ofZera
gthe clientnhTb
gthe firmYcWu
gthe gigMTtc
gthe hospitalabSu
gthe jobacoa
gthe nonlfTc
gthe officeXTUy
gthe personkeeb
gthe positionZWne
gthe postRWkl
gthe rolePXwc
gthe serviceYcVu
gthe workORzY
gthis positioniUhh
gto applyacav
gto befdVo
gto daymQhb
gto haveVxaa
gto knowTWbx
gto seeikVb
gtypical dutiesTYwW
guns wünschenpidO
gunser anforderungsprofilbmUe
gup toYSxY
gvon vorteilTxXV
gvos missionsSY7M
gvotre bagagepZQf
gvotre missionMRxa
gvotre profildqMf
gvotre quotidienSPuf
gwas aufWbvU
gwas duWfgm
gwas sieoVZi
gwe arehWXs
gwe canfdWn
gwe dfwNQ
gwe likeM1SN
gwe needpWXh
gwe offerbWa0
gwe reoaRh
gwe wouldglZX
gweeks lookYduW
gweitere anforderungenkcQj
gwen wirpidO
gwer wiracWu
gwhat doWkXk
gwhat getsbfOq
gwhat helpsVuWT
gwhat sjZZn
gwhat theytRUc
gwhat wehiWl
gwhat willSskR
gwhat wouldM4XU
gwhat youfXre
gwhat yourlUpW
gwho weccWu
gwill :WQxg
gwill beckqQ
gwill doXc3W
gwill havezVLf
gwill notogSd
gwill ownVaxU
gwill youZasa
gwir bietenaWaz
gwir erwartenhbOm
gwir sindacWu
gwithout :btcT
gwould alsojjbP
gwould beXuad
gwould bringanOn
gwould helpXqed
gwould likeN1aS
gwould lookTSzR
gwünschen :pidO
gyear lookstXZa
gyou ?rjRV
gyou alsoZrec
gyou bringreQb
gyou canWWVy
gyou deWuZ
gyou doUV1R
gyou getgZTv
gyou haveVifl
gyou lleaoe
gyou mustlWWq
gyou needhfTm
gyou shouldsQWl
gyou willaZ0X
gyou wouldTesZ
gyour dayTeqc
gyour missionmSbg
gyour patchVPqg
gyour profileigKm
gyour qualificationsXnJm
gyour responsibilitiesTa2Q
gyour tasksQa6T
gyour weekUZwU
gyour weeksWayW
gyour yeartXZa
gzwingende voraussetzungenkeQh
güber unsWZRz
h(sdSe
h:incZ
h?gjUj
haVimf
haberYqbY
haboutafSy
haccountabilitiesQQ6U
haccèscgNo
hactivitésmVVo
hafterpdsG
halltRWd
halsoqgQZ
handjeOo
hanforderungenpfNd
hanforderungsprofilohHh
happlicantsYZbu
happlicationgOXo
happlyZfYu
happréciéKtRh
hareZmWm
hassessedhqTV
hatfSyW
haufWbvU
haufgabenSV/N
haufgabengebietOK+C
haufgabenprofilRVxP
hbackgroundoZRi
hbagagepZQf
hbasicnOVn
hbealgf
hbeiUTsc
hbekommenYYUt
hbekommstVVWw
hbenefitsbTa0
hbietenZTZ2
hbonusQtVi
hbringvfKe
hbringenjiXa
hbringstnfRf
hcanZiTp
hcandidatesPvWh
hclienthjQh
hcompensationdbdq
hcompétenceskdRi
hconditionsiTMv
hconsideredhcSm
hcreditWoYh
hcriteriahhQp
hddnjW
hdafürYYUt
hdaybZpa
hdeineWYvS
hdescriptionPUyZ
hdesirableA/Uc
hdoXc1X
hdoingKR6c
hdurSXj
hdutiesML/K
heducationpQZi
heligibilitynMRm
hemploymentZUSz
hengineerRTP3
hentrepriseYcSv
hequalXXXx
herwartenhbOm
herwartetOUvZ
hessential0GXo
hexigenceswSGl
hexpecttIRs
hexpectedySTQ
hexperienceoxAS
hextraWoYh
hextrasataW
hfavourablyTwUR
hfirmYcWu
hforhbbl
hfromeiVi
hfunctionsMP4f
hgeneralXXau
hgetcWXw
hgetsbfOq
hgigMTtc
hgoodStYf
hhadbleh
hhavejmUf
hhavesreZV
hhelpQxdc
hhelpsPuVg
hhighlyTwaU
hhopeazUJ
hhospitalabSu
hhoweZav
hifXpWk
hihrffia
hihreUW+O
hinaWsg
hitZoZi
hjobRZ0X
hkeinYqbY
hkeyNS9S
hknowTWbx
hknowledgekpSW
hlPWgt
hlikeW2fO
hlldZqd
hlookiLud
hlookingrYXe
hlovefkOi
hmachstUTsc
hmainZXuc
hmakeRvPa
hminimumvYVd
hmissioncOwZ
hmissionsUS7T
hmitniSa
hmitbringennUMp
hmussgoZX
hmustxdQb
hneedxcPe
hnegotiableleSf
hnegotiablesjdRi
hniceL7eS
hnonlcOi
hnonegffi
hnotjiTh
hnotesWXVz
hnousbpZe
hoffboa
hofferaTa3
hofficeXTUy
hoffronsZXYy
honpjVY
hopportunitySWjm
hotherUjQz
hourpiOj
hownRW3O
hpartmdVd
hpatchVPqg
hpayaYZw
hpersonhmVf
hpersonalYYav
hpleasetgNZ
hplusOyNc
hpointsSzWV
hpositionZSsb
hpostPbip
hpreferredA/Sa
hprincipalZZkn
hprincipalesmVVo
hprofilqmJe
hprofilebhXo
hpurposeXcqd
hqualificationsqoQX
hqualifikationtTLk
hqualitiesYYav
hquiieRj
hquotidienSPuf
hreoaRh
hrecherchéqbRd
hregardedOxWc
hrequiredwUNi
hrequirementsuXNk
hresponsabilitésRdmj
hresponsibilitiesLQ/S
hresponsibleWb4R
hroleOfuc
hsYQiq
hschönO3XU
hseefmSf
hselectionncRi
hserviceWaSy
hshalliPoh
hshortlistingUkUp
hshouldsQWl
hsielZWk
hsindacWu
hskillsqaRh
hsojkOg
hsommesVWYy
hspecificationhmUg
hsummaryNXvc
htoeRf
htasksVY7L
htestedjSZm
htheYXlo
htheytRUc
hthiskgVg
htoamcj
htypicalTYwW
htâchesRVyR
htätigkeitsfeldTXyU
hunitQaXv
hupYSxY
husWlYs
husefulX0UR
hvaluesVVYu
hvonTxXV
hvoraussetzungenkeQh
hvorteilTxXV
hvosQcxZ
hvotreakff
hwasiWel
hwejeVp
hweeksWayW
hweiterekcQj
hwellYtWX
hwenpidO
hweracWu
hwhatefjf
hwhoffUq
hwillacvZ
hwirZdQv
hworkORzY
hwouldT0eW
hwäreP0XV
hwünschenswertNxTX
hyearnWjY
hyougdjf
hyourXW0Z
hzukommtWbvU
hzwingendekeQh
hüberUXO2
it0chcm
it1lhkW
len1T3Ka
len2WwNk
len3ZoYl
len4egek
len5gefi
len6kcjd
len7ibtW
len8Zc/H
pos0WQn0
pos1qP5O
pos21mXN
pos3V/Nf
pos4SjU4
s1$cabv
s1(dKWy
s10oUao
s1almVc
s1abgeschlossene2STT
s1abilityaaPs
s1ablefOSr
s1aboveUVWw
s1actWbsZ
s1active1SWR
s1adviseZavY
s1agenciesYVdw
s1allYWUz
s1anbpVi
s1answerYesX
s1anyfxQJ
s1applicantsgWXn
s1applicationsYaUy
s1applyYXgu
s1asLhph
s1assessadrY
s1atoaWl
s1attendXWtX
s1auiWtQ
s1avoirV0TQ
s1bachelorsaZY
s1bandcbWv
s1baseVWV0
s1basicogRX
s1bejMre
s1becausepUTe
s1beingVoZh
s1bereitschaftUFQ4
s1betreuungSWwS
s1bilingualRvbX
s1bonusUuZW
s1bringgOrd
s1bsc1PUR
s1buildUXxW
s1callWQQ5
s1calmSXUv
s1canuTMe
s1candidatesfgRl
s1candidatureXVWu
s1chairsideUYxR
s1checkUZwS
s1cheersbQcy
s1classjmRY
s1cleareHNw
s1clientOTS0
s1clientsZTQv
s1closingYcdt
s1coachaYtW
s1comeUWgr
s1comfortablerdSS
s1competent0SUR
s1completedzTVU
s1complex0TUP
s1confident2LQW
s1contributeZavV
s1current4QYT
s1cvZSV1
s1cvsZYYw
s1dailyiQqX
s1dannRtWX
s1dasaOW0
s1datasiYN
s1dbsbRYx
s1depNhd
s1decideXXtV
s1deinefRzL
s1deliverVarY
s1demonstratedvUXS
s1deramMn
s1designfavU
s1deutschxSVT
s1deuxlSpP
s1developVavT
s1dielOGz
s1diplômevVWX
s1discretionSSZx
s1donXUct
s1driverxRZT
s1drugaWcs
s1duWfsZ
s1dutchftaP
s1edUXt
s1eachQZuY
s1easa0SYQ
s1educationRWQy
s1einitIS
s1einelhbY
s1elevenZdUw
s1enpPih
s1englischUwRW
s1english5QSL
s1erfahrungL0Xb
s1erstellungXZtS
s1everyNVht
s1excel2QRN
s1expectKRio
s1experiencenoVS
s1expérienceYxSQ
s1fahrerlaubnisuUaT
s1familiarityrkVS
s1familyVaZs
s1firsteqpJ
s1fiveqgVa
s1flexibleWZWv
s1fluent1RZS
s1forifXi
s1formationRzVR
s1fourpWQr
s1français0TSN
s1frenchohVY
s1fromUain
s1fulltYbb
s1führerscheinsgUM
s1gardaXXZt
s1germankyUI
s1gitxTVS
s1goodtLPk
s1gradenYXg
s1groupTyRV
s1guteubWP
s1hadM4VN
s1hands1UWU
s1hasmgJj
s1haveqrVM
s1hcpc1USP
s1helPbj
s1helloaWZv
s1helpYUvU
s1hereSaUw
s1hidZbt
s1holdTqjc
s1humilityRTSy
s1hybriddVVw
s1ijaeg
s1ideallyauSR
s1ifRrXk
s1incRil
s1interviewsbbXv
s1itXsVj
s1ivtbTQ
s1jobUUiu
s1keepRV3V
s1kenntnisseWzSO
s1keySZbv
s1know1cUG
s1knowledgeftUN
s1lSvRk
s1labuUc
s1larkspurbYYv
s1lastQWby
s1lehsDk
s1leadXY0W
s1leadingyTWL
s1leanWxZS
s1lesiYHt
s1levelcnVd
s1licencexVTU
s1localVsaa
s1lookVUrg
s1manageXZsX
s1manualzXYP
s1masterxdSP
s1mentorXYxW
s1minvZZX
s1mindestensnQUk
s1minimum0WaX
s1mitoUXi
s1mostOVyX
s1mostlyQSvf
s1mustWNvk
s1negotiateRbxW
s1newKPa2
s1noPOW/
s1nobodyUUTy
s1nosPWQz
s1notMKO9
s1notredVRw
s1nousSaO1
s1officeYXWx
s1onWRpj
s1onceRVzR
s1onegXZo
s1ourbWL7
s1ownzieD
s1paidVUZy
s1parkingWYZt
s1participerUWvT
s1patienceSSTx
s1paybUbx
s1peoplerfPb
s1performUZxR
s1performsUayR
s1permanentcWZx
s1permisqbRZ
s1planWaxS
s1plannedQjyN
s1pleaseXZW0
s1posteZYZu
s1postgraduateTxYW
s1pourmTMm
s1practiceWvVY
s1preQkgl
s1prepareZduY
s1previousfxTK
s1priorT1VN
s1professionalXsVR
s1proficiencyvWYV
s1provenxSYV
s1pythonpnRN
s1qualifiedxTVW
s1questionsaXWx
s1rqdUV
s1rateZVYv
s1refaYZt
s1registeredzYWV
s1relocationbRay
s1reportaWuR
s1reportingUZsZ
s1reportsOWbt
s1representSUxR
s1reviewVbtd
s1rightWYTw
s1ringbYZv
s1rotatingZbVu
s1runYewR
s1safetyNXot
s1salaireaWbu
s1salaryaZXy
s1sapcyPT
s1sendabct
s1seniorXXUw
s1setVXyT
s1siMvSf
s1sichererwSaZ
s1sieXN8O
s1siemenscvTO
s1signUWvY
s1smallXaWu
s1soWwUa
s1solidzSUP
s1somejcoW
s1someoneqiQX
s1sorryPWV2
s1soundwTXZ
s1spanishivaP
s1speakYkyL
s1sqlzaQN
s1staffXXSx
s1startROZ1
s1strongyJTj
s1structuralRYXz
s1subjectXaax
s1superviseXatW
s1supervisingdioP
s1supervisionUoTh
s1supportROzb
s1takeVcog
s1takingLnoh
s1teamldLk
s1terraformslRM
s1textYWbu
s1thanksbQa1
s1thedTet
s1theredRqd
s1theyoYjX
s1thisVWYy
s1thoseNnTs
s1threejiNm
s1timeUrQh
s1tobazV
s1trainSV0Q
s1troisyVSW
s1tuQY4P
s1twofWdp
s1unnjId
s1understandingvXUY
s1uneBzFp
s1unsereOTVz
s1unventedWvZS
s1upXVSz
s1useZqlV
s1valid1SXS
s1visitsXSYv
s1vouscN5T
s1wasTcXs
s1webaXy
s1werctOX
s1whatYJY4
s1wheneXKx
s1whoaNU0
s1whoeverwkeH
s1willNOrm
s1wirWWL/
s1withcZQw
s1workGjzR
s1workingyRWi
s1writeYSvc
s1writingoicM
s1youhTsd
s1yourZR0T
s1£dabv
s1€dcas
s2$ 0cabv
s20 0caUu
s20 dayscbcs
s20 monthsuXgS
s20 tageZbcs
s20 years7YXM
s20 yrs0VSQ
s20 àWdWu
s2a 0eqXU
s2a bachelorwVcY
s2a bitTsjS
s2a car0RXQ
s2a degreeqYag
s2a fullrUjX
s2a minimumqccb
s2a recordvSYU
s2a secondQxhR
s2a validtdWR
s2ability toaaPs
s2able tofOSr
s2about 0YYN1
s2act asWbsZ
s2as promisedWcYu
s2at leastrbcd
s2au moinstbaX
s2bachelor sjhcb
s2be itySTS
s2be theUaxR
s2bonus pointsUuZW
s2closing dateYces
s2contribute toZavV
s2day toeWtU
s2deux ansxXVV
s2diplôme dsXYZ
s2don tXUct
s2e 0tYcZ
s2erfahrung mitUuZX
s2experience ofkqWQ
s2experience withkiWZ
s2familiarity withrkVS
s2first aidipVV
s2five yearstWXc
s2fluent englishuWcW
s2four yearstbaY
s2from :ddZr
s2full drivingoicU
s2full timebcXu
s2full ukqXcc
s2garda vettingXXZt
s2grade 0qXZb
s2hands on1UWU
s2if youSuUf
s2in theRbpf
s2it isRboh
s2it wouldSnch
s2keep theWcxX
s2knowledge offtUN
s2l anglaisuXUS
s2level 0cnWc
s2look afterbbwS
s2medical dentalbcbq
s2min 0vbaV
s2mindestens dreipbbb
s2mindestens zweiradX
s2minimum 0sXad
s2minimum ofoded
s2must beaWSr
s2not lessxYYR
s2one yearxWXS
s2own handwSZW
s2own theUZwY
s2participer auxUWvT
s2people whorQVd
s2permis bogYQ
s2power biftWR
s2practice assessoraqaa
s2reporting toaeoa
s2reports toWYOz
s2send aeeco
s2sicherer umgangwSaZ
s2someone whorkQT
s2spanish dpeZ
s2start :WZXu
s2subject :Zdau
s2supervision ofUwVV
s2thanks eSew
s2that sXVav
s2the councilXZYv
s2the lasttYTX
s2the officeWZUy
s2the personqaoO
s2the postWXog
s2the postholderaeuS
s2the workSaxU
s2there isgRgk
s2they mustrYgP
s2three yearsweVN
s2to :ZbWv
s2to applyadat
s2to beiUTn
s2two years5XXQ
s2understanding ofvXUY
s2use ofetYW
s2valid driversabY
s2vous avezriQP
s2we alsorhjP
s2we arehaig
s2we dSubZ
s2we donUaj
s2we donRYey
s2we haveUbW2
s2we lookjaSr
s2we makeadZt
s2we needVWre
s2we offerdZbt
s2we paydacq
s2we reZZfr
s2we runVZOy
s2we wantYXqa
s2we welcomeeZcs
s2we workYXYu
s2we wouldetPX
s2what wegWTr
s2wir sindUbU0
s2work withTtdT
s2working knowledgevdTS
s2write toZdZu
s2you arelVsU
s2you caniVNp
s2you dZOta
s2you driveySRS
s2you getRbUx
s2you havezbPU
s2you holdyTUW
s2you knowloOW
s2you llYWpg
s2you mustlVdg
s2you owncfvP
s2you recKds
s2you reportXaM0
s2you shouldmTSj
s2you speakwXYV
s2you vexeLX
s2you willYWub
s2you wouldQSuc
s2you writesWaT
s2£ 0dabv
s2€ 0dcas
u!WnXj
u$cgZp
u%cYer
u(lleX
u)lleY
u0fdel
u:qXgd
u?JrUq
uaijcf
uaatWWb
uabQXon
uaberMxLd
uabgeschlossene4STR
uabgeschlossenes1RTP
uabilitymWKm
uableuPNk
uaboriginalZWYy
uaboutVZpk
uaboveuZTb
uabschlusstiMM
uabsencegkjT
uacazVXT
uacademyUVS2
uacca1XWP
uacceptUVls
uacceptedaVYt
uaccesswaSU
uaccessibilityMvTf
uaccommodationZXfv
uaccordingYabt
uaccountXZyU
uaccountableiYwQ
uaccountingbqjR
uaccountsiRvV
uaccreditedmiRe
uaccuratesUpN
uachtPXer
uacquisitionXZxR
uacrossXXoj
uactkbgd
uactionQqUk
uactive3UbP
uactsTTno
uactuallyWasZ
uactuarialZaZq
uactuarieswTnL
uactuaryekQm
uacutegVnd
uaddQpf
uaddMqgk
uadditionalUgem
uadjustmentsTear
uadministrationoedW
uadmittedvWTW
uadresserUYWw
uadultmadd
uadultskTkd
uadvancedrsUG
uadvantageO2WS
uadvertbaWt
uadvicecbwR
uadviseZZzU
uaftercXnj
uagOvUh
uagainstcTnf
uageOncp
uagenciesbagq
uagencyVZhs
uagreementeZTw
uaheadNrpa
uahpratbaW
uaibQOx
uaidirUW
uaidesSWvU
uaircraftWZRw
uairflowuSfO
uairportXZau
ualcoholiUTt
ualertsdUwR
uallfdYo
ualleMRW2
uallemandW4ON
uallowanceZZay
ualoneTNa1
ualongbXrf
ualready1uHG
ualstWXd
ualsoikuL
uamVcll
uamlxTeV
uamongtWYZ
uanjgfe
uanalysisrXiT
uanalystsUjtd
uanciennetéTOS1
uandiXqd
uanglais5lYA
uanimezVcwR
uannoncePXTx
uannualkTrY
uannéesrUUd
uanothermlXX
uansvTXY
uanschreibenVWXx
uansibleignP
uanswerdYlg
uanswersRYuc
uanylmXX
uanybodycuVV
uanyoneSkPs
uanywhereeSki
uapibkoP
uappkRgl
uapplicantshVbr
uapplicationhPUw
uapplicationsabcv
uappliesTVYz
uapplyZTW2
uappointmentmWRo
uappointmentsOp0K
uapprenticesOVzZ
uapprenticeshipoYUi
uapprovedXkam
uaprilTWT2
uaprèsUUUz
uarbeitnLbj
uarbeitenpQVk
uarehYYs
uareaVTdu
uarengYQn
uaroundeSpd
uarrangegTqZ
uarrangedcaVq
uasribW
uasepticzPcU
uaskkXSp
uaskedgcMs
uasmeySYQ
uassessVjsZ
uassessmentmbnT
uassessmentsamvE
uassessorO2bS
uassetPxmS
uassistPmxO
uassistanceiWXo
uassistantUcxV
uassistantsUfwV
uassociationohTd
uassurezUZxT
uastreinteSYwV
uatiegf
uattendTWte
uattorneynTtP
uaupOoW
uauchUNnt
uauditdmoS
uauditorsWb0T
uaufrPhZ
uaufmaßOV0P
uauprèskQtT
uausZaTw
uausbildungxZUV
uaussiQgco
uaustraliaoWTm
uautomateRhwU
uautomatedyRcW
uautrelSke
uautresRcaw
uauxJl3T
uavailableUhSs
uavantJRlv
uavecfWpb
uaverageiSji
uavezmuHM
uavoirrtIM
uawardohhT
uawayUbbt
uazurennYK
ubwdTX
ubabiesbrbU
ubac0SWU
ubaccalauréat0SQP
ubachelor0XZR
ubackVVgt
ubackgroundS4Qc
ubackgroundsTjar
ubadYPln
ubadgewWgN
ubagOnri
ubalancecUtU
ubandVdni
ubankdcZs
ubankinglejS
ubaroZiV
ubasWvNX
ubasedXdp
ubashxQUU
ubasicxXMe
ubasiseWWr
ubauWYWw
ubauenUXP0
ubcwYZT
ubehbao
ubeaucoupPhPw
ubecauseskVW
ubeenhYRv
ubeforedjhd
ubegleitenPcyR
ubegleitungWZvU
ubehalfWbUx
ubehindtfOe
ubeiZbZs
ubeideswWXT
ubelowVlrU
ubeltPzWW
ubenchVsdZ
ubendaVTu
ubenefitZaYu
uberatungUOxa
ubereitschaftPDf6
uberufserfahrungvZaX
ubestXkig
ubetreutTWUw
ubetreuungSWxR
ubetriebNviW
ubetterilTg
ubetweenVXqk
ubevorzugtdScv
ubewerbungVSX1
ubewerbungenYVYx
ubeyond1OPc
ubilingualXqWe
ubillingOsfe
ubiologyyTYW
ubiopsiesQUwW
ubisNVtj
ubitepbY
ubitteXQUz
ublocksYc1N
ubls0PXP
uboardpWjZ
uboilerscUrZ
ubonnedZMt
ubonusUnZo
ubookZcyR
ubootpcjR
ubootsXPXw
ubordZTxO
ubothvQSi
uboutiqueRXT1
ubranchgPnf
ubranchesVYZv
ubrandLqck
ubreakdownsSY4J
ubridgePqkf
ubridgesgdTr
ubriefOY2X
ubrigadeYTuX
ubringXdtb
ubringsPUTz
ubritisheQQx
ubrokertLmW
ubsc4NTP
ubtpSyUS
ubts1OVT
ubudgetoXrO
ubudgetssaoL
ubuildedtT
ubuildsTVZv
ubuiltsUfY
ubulletinsWYzM
ubureauUaXu
ubusmgRe
ubusinessnekT
ubusybTij
ubutY1Ta
ubuybxWX
ubuyersVVtW
ubuyingabtS
ubyhdhf
ubzw5MPP
ucrgeS
ucabinethTep
ucalculationsnWvK
ucalendarVYrd
ucallfVmg
ucalledXQjo
ucallsbizL
ucalmCaa2
ucameldOk
ucanngZd
ucanadakVQs
ucandidateQbS1
ucandidatesZiQs
ucandidatureXVWu
ucannotXPdu
ucannulationvZTQ
ucanteenZWYw
ucapvbcS
ucapableRPXy
ucapacitytcbV
ucarxXNc
ucarbonnXqN
ucardsYQf
ucardscUqa
ucarenhjT
ucareersXYby
ucarriedraQd
ucarriersTYhq
ucarriespVtO
ucarryTXzZ
ucarteuPaa
ucasejelT
ucaseloadTi3N
ucasesicyJ
ucashaYwS
ucasierMON3
ucatheterstTbU
ucchfuSQ
ucdmdmN
ucdiMdMz
ucdllrON
uceiUZn
ucentTXax
ucentreeOWz
ucentresTZhr
ucertb6OC
ucertificatexnRP
ucertificatesSmij
ucertificationstQD
ucertifiedqbUf
ucertifycS0L
ucetteWRQy
uchairRlsa
uchairsideaYwR
uchangeSUwe
uchangedWZXx
uchangesWYzP
uchantierYSuX
uchaqueSSml
uchargefjuK
uchartered0iOJ
uchartingaewQ
uchaseOV3L
uchatWbN0
ucheckRSsr
ucheckedSRVy
ucheckingibvM
uchecksHO4d
ucheersbQcy
uchefZVgo
uchemicalsNYi
uchemistryhYtQ
uchezeOij
uchiefnQnX
uchildmRff
uchildhoodvZiR
uchildrenVZmn
uchristmasSgbt
uciqkXP
ucipdTrR
ucitygcYp
ucivilxXeU
uckaXuZS
uclassriZV
ucleangMdp
ucleaningQomi
ucleariLQs
uclearance1OYW
uclearlyPSN0
uclienthQgn
uclientsVUis
uclimbUVVw
uclinicalmhcY
uclinicsSkjj
uclosekSvW
uclosedlUVs
uclosinggXcp
uclosurelrcL
ucloudmngI
uclustersRTti
ucoachSg2I
ucoachingWfuV
ucoastYcas
ucodepXjV
ucodedzXRQ
ucoffeedXUw
ucoldidVm
ucollaborateursbbSw
ucolleagueWRtc
ucolleaguesfVik
ucollectiveNnZo
ucomepfWe
ucomesjLco
ucomfortablevXLb
ucomingRZXw
ucommandxUfQ
ucommandeinjL
ucommejngR
ucommercesedU
ucommercialtRkY
ucommissiongUii
ucommitmentWUPw
ucommitteddbcs
ucommitteekUkf
ucommunicationJQc3
ucommunitiesYbYv
ucommunityVjgm
ucompaniesPnje
ucompanycZUv
ucomparable3XXM
ucompetencetiUT
ucompetent0RUU
ucomplaintsMVtp
ucompletegRjj
ucompleted7RWJ
ucomplexwTkN
ucomplianceUVql
ucomprisVLnk
ucomptabilitéuUgT
ucomptableTVVw
ucompteRQdy
ucomptesdVuR
ucomputerxeXP
uconditionsdSgq
uconductPSzX
uconferenceVdcp
uconferencesjikL
uconfidencepRYj
uconfidentvTYd
uconnaissanceiwLS
uconseilQTzR
uconsidernVWg
uconsidereddYVv
uconstructionpfYY
uconsultantsbXuY
uconsultationTjyS
uconsultingZRYv
ucontactoYlV
ucontracthTgl
ucontractorsTeqh
ucontractslTjb
ucontrastbZwN
ucontratXXWw
ucontributeWZuZ
ucontributionXTqf
ucontrolgUrb
ucontrolsXrsM
ucontrôleQh0M
uconversationYWXu
ucorenaZc
ucorkXbav
ucorporatejQnc
ucoru1ZRN
ucostUe0S
ucostingdqlM
ucouldVvcW
ucouldnpRTe
ucounciloXgf
ucouncilseUUr
ucounselVWmj
ucountVfYr
ucountedMSU3
ucounterdeXp
ucountriesabas
ucountseJrg
ucouplekWrO
ucourantuTZZ
ucoursedsMc
ucourtYhoc
ucoverTmhh
ucpauiYU
ucpdncRj
ucpr3SOP
ucranemogS
ucredentialsRuWi
ucreditYail
ucrewgnjT
ucriminalYYTw
ucriteriakXUq
ucrmxbYN
ucrosscoTi
ucscsoqVJ
uctXxaT
ucurrent6eUK
ucustomerfTtY
ucustomersUipf
ucustomsiphO
ucvVXX6
ucvsZYYv
ucyclefWqd
udemec
udapkSS
udafürrOSj
udailyxHoP
udannTqhX
udarfgsQR
udashabj
udass5NNL
udataenmP
udate5USW
udatedwUVS
udatevvaaK
udavondUbn
udaygVqf
udaysaZjq
udbwWXU
udbsURa5
udbteliT
uddvYZS
udegaij
udeadlinesQSse
udealVire
udecemberccZu
udecideNRuk
udecisionsfQim
udefectWX0P
udefenceagRu
udefendmYrP
udegreevfVY
udeinfMki
udeliverRY0R
udeliverybXra
udemmWfd
udemandhkqQ
udemonstratedxSWS
udenhPzQ
udentalncXi
udependingbbbu
udepositionsuYYT
udepotRZP1
udepuisVSM2
uderbXwa
udesaZzU
udesignjgvI
udesignerMnig
udesigninguaeR
udesignsQYgq
udesirableFxSc
udeskUNoo
udessusxQQb
udetailsWaVz
udeutsch/JPG
udeutschkenntnisse2NVP
udeuxmOoZ
udevanttccR
udevelopUa0P
udevelopingsWcY
udevicevjUP
udiagnosticuPiU
udichLYkt
udiekYie
udieseJSY3
udifferentZNWy
udigitalqYhY
udiplomzTVT
udiplomatfXR
udiplôme1aTP
udirhrhO
udirectahna
udirectionQYvY
udirectorWOhq
udirectorateUWbu
udirectorsUSum
udirectoryVivT
udisabilitiesZZer
udisabilitydXbv
udisciplineoLpZ
udiscountTdZt
udiscretionPQYz
udiscrétionSORy
udiseaseZRqc
udistrictYZgp
udoeZZq
udockRXxU
udockerexUM
udocumentdVtZ
udocumentationuScS
udocumentsSRri
udoesVihl
udoesnfNXu
udogsbQfp
udoingXRti
udokumentationeZsZ
udonaWWv
udonctUPa
udonelnZW
udontcVQ0
udoorjVfi
udoorsRqgi
udossierfKbu
udouzePYVy
udowncZqc
udrlQQm
udraftXYxR
udraftingrXqH
udrawingvWhK
udrawingsjWwO
udreipVXi
udrivexapA
udrivenxcRP
udrivershTW
udrivershgsT
udriveslTqU
udrivingybbR
udrugkPYs
udryKrdh
udsntQrK
uducftV
uduejfsT
uduesUWcu
udurchcTtV
uduringbSml
udutchhpcT
udutiesOiuX
udutyUZwW
udèskNZm
udéjàxoCM
uemVhg
ueachOVul
ueasa0SUU
ueasierQyUU
ueastXcTy
ueasterSUdt
ueditionxYWQ
ueducationjXTp
ueducatorYtSe
uegXVUv
ueigenecQUs
ueightXWiq
ueignungYWav
ueingjYg
ueinenbVh
ueinemrhXT
ueinenboVf
ueinmalPStb
ueitherpcOj
uelectricallijQ
uelectronicvbZT
uelektronikerwTWU
uelevenQZgt
ueligibilityfMbo
uelsecMcw
uemailqMbk
uemergencyQrnX
uemployeeZVbv
uemployeesXYsb
uemployerdads
uemploymenteeVq
uenlfZf
uencorewURW
uendoUYk
uendorsementqpON
uendorsementscsbR
uenergyZvRa
uengzTPX
uengineTwkR
uengineerjTob
uengineeringvcVc
uengineersRjrX
uenglanduVUe
uenglischxmKJ
uenglish/UXJ
uenhanceddVdt
uenoughvXLg
uentrepriseZUSv
uentretienNPf0
uentrymSoU
uenversRTUx
uenvironmentpiZW
ueoeaPaz
uequallVaq
uequalityhSZw
uequipmentdbpa
uequivalenttaVe
uerRQN4
uerfahrungS6NQ
uerlaubnis0XRQ
uerstellungaYsS
uespWag
uessentialmRWp
uestnTOp
uestimatesSXzP
uetdPzc
uetcsRwaW
uetwaMhxT
uetwassiQU
ueuZZRu
ueurUQoo
ueuroaeVr
ueuropeWcQ0
ueuropeanUrbc
ueveninggNcn
ueveningsYOY0
ueventhdrT
ueventsZddo
ueverVsPf
ueveryUVxh
ueverybodyOetf
uevidencenkmM
uexamennifP
uexampledjXm
uexamsZqlV
uexcel/GKD
uexceptQWsc
uexecutivesPWav
uexemptVUW1
uexigé2WWN
uexistingPugg
uexpectoKhd
uexpectedwfhG
uexperiencelwTV
uexplainaUsf
uexportgmTj
uexposureN2WS
uexpérienceb1RL
uextraeygO
ueyeRVjr
ufabriqueYbPz
ufaceXXua
ufahrerlaubniswTZR
ufairoSag
ufairedOjk
ufaitesSawT
ufallXTtZ
ufallsMtdg
ufamiliar0UQO
ufamiliarityqqTM
ufamiliesTovQ
ufamillesjjoO
ufamilyUdYy
ufanuc0RRP
ufarmglOm
ufarmsJWlr
ufasteaVq
ufasterMtWf
ufaulttchK
ufaultsTc0R
ufaut0JId
ufbiRTUy
ufdagpgP
ufearcNPx
ufederalZeYq
ufeeWVis
ufeedingWovL
ufeesMqgf
ufeetRPtg
ufellowzReO
ufewQhmk
ufiawVVT
ufieldYomZ
ufigmawJoL
ufileab0O
ufilesfjmR
ufilingsgVvM
ufillePip
ufillingRmhj
ufinalqVqN
ufinancialmelT
ufindUncl
ufindingifqO
ufindingsSYsd
ufinegiXg
ufingerprintTWUw
ufinishedrdZY
ufinmavVOb
ufireTi1K
ufirewallstQmM
ufirmdadn
ufirstfhka
ufitKXvm
ufitnessVVRy
ufittingYZ0N
ufiveeTnj
ufixYgsV
uflatUXVy
uflexiblebUbu
uflightsbTbv
ufloorWSom
uflowlXqR
ufluency4PPM
ufluent8URI
ufluxnkfL
uflyNTtf
ufolksPwZd
ufollowingTsWj
ufollowsjTgl
ufonctionWUVw
ufoodilfX
ufootballTkVr
uforfeih
uforcesojUY
uforecastPUyY
uformfaZp
uformationaycL
uformercpSf
uformssQlO
ufortnightTWat
ufortyLW0b
ufounderYYVu
ufourgZhl
ufourteenZZfm
ufourthUXRz
ufranceZOlo
ufranzösischPzSP
ufrançais2HKd
ufrauVXS0
ufreedcYr
ufreiXVVw
ufrenchgsZT
ufridayTkfo
ufridaysZSjq
ufridgePmih
ufriendlydQdq
ufriendsJ0RZ
ufrightenxVUR
ufromiZme
ufrontkZfb
ufulltWaf
ufullypTTi
ufunctionWaWu
ufunctionalfZvP
ufundingRnod
uführenoXlL
uführerscheinxfOJ
ufünftPWj
ufürgdpW
ugoeVc
ugardenXcYt
ugaskapR
ugcsevOnQ
ugdvgTP
ugedtcWV
ugegründetVbSx
ugehaltVsUY
ugeneralcUyY
ugenerationfaZq
ugermanYzZT
ugernhsHV
ugesprächaRSv
ugeteiZh
ugetse0aO
ugettingPVtj
ugitrmOL
ugiveWclj
ugiveneqaa
ugleitzeitTWay
ugmbhSXaz
ugoiafg
ugoesdnfZ
ugoingXbau
ugoldevTU
ugoodrZTj
ugoodsrQoL
ugotXiNu
ugovernancewUeS
ugovernmentSpZm
ugphczWUP
ugradenPjh
ugraduatesSUj
ugraduatesJmlg
ugrandPkNq
ugrasp1URO
ugreatMxPh
ugreenJuYn
ugrilleQRT0
ugroundgetQ
ugroupabjl
ugroupeUPnm
ugrowingXgaq
uguideRlii
uguidelinessnSP
ugute1TNR
ugültigzPSR
uhabenilTd
uhabitxaTR
uhaccpqcaX
uhadZrTg
uhalfachj
uhandtfjL
uhandicapVfWs
uhandlePita
uhandlingrZZY
uhandoverUV1Q
uhandsrOci
uhandyi0QH
uhappenQhli
uhappyUedq
uhardfNgu
uharlowUVUz
uhaskeTo
uhastinNb
uhatZiDs
uhaverkPf
uhavenfRTs
uhavingi0LP
uhcpc5UPN
uhejOlj
uheadgkWj
uheadseZ0J
uhealthdeek
uhealthcareipjN
uheardSQhw
uhearinglQbk
uheartoSVo
uheatkqkJ
uheavyfoUd
uhebdomadaireSYvU
uheld3QPV
uhelloYVYy
uhelpOjzU
uhelpsioRd
uhepatitisNQY1
uheredbPu
uherrSWQy
uheuresPRgu
uhiSVkr
uhiersOOj
uhighiZfi
uhighervdVX
uhirejMfm
uhiringQZno
uhistorynVYk
uhnczfUN
uholdveYV
uholderRWkr
uholdsoefV
uholidayZadu
uholidaysacbt
uhomeccco
uhomesWhen
uhonestMQi1
uhonestlyjUvV
uhonoursuUVb
uhospitalhcXn
uhospitalsWVhq
uhotelhhZg
uhotelsfXUu
uhourWeim
uhourlyqPka
uhoursdacr
uhousefTeo
uhousingWnek
uhowjgjX
uhoweverRTS2
uhriQpg
uhuitbTTt
uhumanmiPg
uhumilityRTSy
uhumourLOf0
uhundredXZVw
uhybridXTgu
uhydraulicspjpI
uhygienetcjL
uiiZTq
uichkMTv
uiciWPO2
uidjRil
uideallycvOR
uidentityUbkr
uiecnfdP
uifbsXa
uifrsqlXO
uiiukUS
uiiitVNl
uilngQe
uilsWgTu
uimbfhh
uimprovementZrgQ
uinmchc
uincidentskVoV
uincltUTd
uincludesdUZs
uincludingvRiY
uinconelayQU
uindependentcmXg
uindispensable4PXO
uindividualaR0V
uindustrialpTic
uinfirmiersuUbR
uinformalaXW0
uinformationnNhl
uinfrastructureTdgp
uingénieur1UUQ
uinjectionrjRO
uinsNPzX
uinscriptiontSQd
uinscritvXUV
uinsideklXZ
uinspectda3K
uinspectionZmmW
uinspectionsIm1O
uinsteadhSSr
uinstituterpOP
uinstitutionsZWf
uinstructorOwWb
uinstrumenttfVS
uinsurancelcbg
uinsuredrVYf
uinsurerjUdi
uinsurersxPSY
uintakeZTxQ
uintegratedxkUR
uintegrationnjSV
uinterestVuae
uinternationalnlNc
uinterpretjSyL
uinterpretationuWUU
uinterventioncdwQ
uinterventionsZV1N
uinterviewiRVu
uinterviewsaYfq
uintoYfuX
uinvestigateXcwT
uinvestigationsdfrV
uioshWvYT
uipafY2PO
uirelandrdbY
uirishlxRQ
uishdbm
uisnacbp
uisopjWU
uissueVTwd
uissuedwVXY
uistnWKs
uitocag
uitalianXvZT
uitsiVXs
uivviPG
uixvVaT
ujahrezTOb
ujahrenqUNk
ujahressonderzahlungWXWt
ujanuaryXVQ3
ujavaqjbR
ujeckMp
ujedebQWt
ujeudiPNxa
ujobradbbat
ujobsSbnl
ujoinYkTr
ujouruKbe
ujoursTShq
ujulyYaVu
ujuneQYfr
ujunioripcP
ujuniorsqalM
ujustuSTh
ujustifiezvZVW
ukcgbn
ukannstxlDQ
ukantineSWT0
ukeepNd/M
ukeepingoQ2D
ukeinmPMo
ukeineZXMw
ukenntnisseosNG
ukeyaXhp
ukgRXax
ukidsPenj
ukindZOYz
ukitchenVmej
uklassesZQc
ukleineQSyT
uknewR1aQ
uknowpsIY
uknowinguqOJ
uknowledgeoyQI
uknowsdPMv
ukollegenMlgl
ukommenaSbt
ukubernetessnSN
ukvTkrV
ukönneniiJh
ulehnX
ulacjjb
ulaboratoryjSfm
ulabourmOuV
uladdersRfTu
ulakeVaas
ulandlordTkuN
ulaneUWZx
ulanguagejnZV
ulanguagesZeTv
ulaptopdUhq
ulargeiTna
ularkspurbZYv
ulaserbwWT
ulassenuTrH
ulasthdWn
ulawqggS
ulbsUWXv
ulecZkk
uleadXY7Q
uleadershiploZT
uleadingubaW
uleanYxjK
ulearningnUhe
uleaseholdtZXV
uleast3ZXW
uleaveabau
uledsiQV
uleedsYcUv
ulegalmgda
ulehrexWRR
ulesYN9T
ulesenvjQJ
ulessmYdf
uletVnej
uletsPuZh
uletterVSiw
ulettersqWlS
ulettreWWV1
uleutePjPu
ulevelrnXT
ulicence6jRH
ulicense9XNP
ulicenseduZfV
ulifeblXk
uliftWfoc
ulightLloh
ulignemQhd
ulikecidi
ulikelySZVw
ulineeipU
ulinesgajf
ulinkWSct
ulinuxqnOY
ulistfVuY
ulistedeoaZ
uliteracyrgXS
ulitsUYQy
ulittlehsOb
uliveqUaf
ulivedzaOO
ulivescWQu
ulivingbcWr
ulleckd
ullpYZYv
uloadPnrW
uloadingiZwM
ulogWU4I
ulogementWXer
ulogicvYZR
ulogicielxdQT
ulogisticsUrec
ulondonnRMr
ulookgUqc
ulookedmpMY
ulookinggboZ
ulookslVgf
ulossadvT
ulostcTYs
uloveJikp
ulovelyJtRh
ulowNxhX
ultdVST1
ulunchQekm
umZhfk
umachineWneg
umachinesdXfl
umachstXW1L
umadecqXd
umailddQp
umainqWnU
umaintainPkuU
umaintainsRZyT
umaintenancehTxV
umakeUtTl
umakesanLs
umakingoPmX
umanYlUn
umanageeayN
umanagedrUdc
umanagementkhZd
umanagergcgj
umanagersXZzR
umanagesSb0P
umanagingklXT
umandarinN1UP
umannerXRQv
umanualzUjK
umanufacturinggpWX
umarchUYbv
umaresxVWU
umarginWUtb
umarketWoci
umarsTUWx
umasterwZTa
umatchdYct
umathematicstdRc
umaths0dVM
umatterWWXu
umatterscUnh
umayhXYq
umeWYV0
umeankWjb
umeansqQfb
umechanicalxYTc
umechatronikeryRVS
umedianofJ
umedicalgbZo
umedicationYpmS
umeetTXmp
umeetingXirV
umeetingsShwX
umeetsXXZt
umemberpkXU
umembersgSdm
umembershipopRV
umenYXTx
umenschenSNU6
umentalmlOf
umentorPdom
umentoringginP
umerciUYVx
umetlfLm
umetaloihK
umethodpakP
umicrosoftgoaR
umidZRll
umidnightXbuW
umightGicx
umillionZZbs
umin1OTX
umindmPgg
umindestens4LTX
uminimum/UXQ
uminuteTfvW
uminutesZLft
umisePVve
umitjdlX
umitarbeitRVxS
umitwirkungSXzT
ummmZtN
umobiletabX
umodelsfioT
umoduledpfQ
umodulescyaN
umoins3ZLU
umomenthnsM
umonUSUz
umondayTanm
umoneyVhep
umonitorRX0T
umonitoringVh0S
umontagPUet
umonthXYnj
umonthlyRT5T
umonthsrUUj
umoredoWh
umorningKlfo
umorningsMjuX
umostlQke
umostlyLPxg
umotorshQa
umoveHsqb
umricsugQN
umstfaO
umulticngY
umultidisciplinaryiPYr
umustoNif
umutuelleURW2
umyhbUp
umêmetNFm
undbam
unachkTqZ
unachweiseQUs
unameagXp
unameseRQq
unationalhfXk
unative2PWS
unaturesPSi
uneZPA4
unearYaoi
unearestqhPW
unearlysVWZ
unectnPO
uneedsQWm
uneeded1XaP
uneedlingUwXQ
uneedshRlg
unegotiateZX2M
uneinRWXy
unetworkdeTs
unetworkingvaWS
unewViuZ
unextbefk
unhscjWn
uniceC6PZ
unichteSMz
unichtsSVTx
unightWbmi
unightsLQi0
uninecWdq
unineteenTbUy
univeau1KgP
unmc2OUT
unoiQTy
unobodyWcgo
unonYdcn
unoneKoWf
unorcSSu
unorthZYav
unoseOco
unotcWT0
unoteYURy
unotesfN0S
unoticeKTlx
unotreWgPu
unousblHt
unovemberefUq
unowXRgu
unuitPQQ2
unumberfVWu
unumbersbcwR
unuroJWl
unursepUgc
unurserymWWk
unursesYgVt
unursingtYiT
unvqwcYT
uobfWq
uobtiTS
uobendreinX0RL
uobviouslyyTWP
uoccasionalMMxb
uoccupationalmUVq
uoctoberTlUs
uoddQhwX
uoder7mJH
uofmdgd
uoffYiZp
uofferbebo
uoffersbbZs
uofficedWdt
uofficersmhqL
uofficesXlkb
uohnewIFl
uoilgguM
uokPgOs
uolddael
uonhbmd
uonboardingRX1N
uonceVdsd
uonekVfm
uonesnWrP
uonlineyaTW
uonlydSPy
uontariosPXk
uopRcva
uopenafbm
uopenedljPf
uopeningYZYt
uoperawWVU
uoperateUb1P
uoperatesRXhq
uoperationsgZmc
uoperatorsNljl
uopportunitiesdcep
uopportunitydccr
uoptionsaXgr
uoru0SM
uorderdaqb
uorderinguQpL
uordersXSzV
uordre0YPR
uorganisationeRXu
uortRXvV
uoshawYdP
uotherYlXm
uotherwisesWda
uou2tAK
uought0UTN
uouraafs
uoursrhdT
uoutcayV
uoutilqhkJ
uoutlooktPRb
uoutpatientsSUsc
uoutsideQTW3
uouvertZXaw
uoverXesb
uoverseeVawX
uovertimeQfgv
uownndnS
uownedVZW3
uownereoiV
uownershipSrSg
uownsSYep
uoùeQOx
upackeWrW
upackagelUpb
upacscnqM
upaediatriczZaO
upagebXgo
upaideXXv
upaircYwT
upanelsMuWf
upaperhjpP
upaperskgnR
upaperworkemsP
uparjErc
uparentalbcbr
uparentsMWui
uparfoisbWvQ
uparkMTex
uparkingUVd1
uparléuYXS
uparthcla
uparticipationQRir
upartnerWXwX
upartshTsa
upaskSHu
upassbTcs
upassedqiLV
upastPyRi
upathUbbv
upathologysXYZ
upatiencePjPq
upatientdooP
upatientsRTvk
upayYfYq
upayehTWu
upaymentUetb
upaymentsfnZg
upayrollnbpR
upciWvWS
updfYUbw
upensionbaaw
upeoplebbat
uperTWkq
upercentXUgs
uperformTWxV
uperformancebnqO
uperformsUazQ
uperioXhyL
uperiodeWUv
upermanentTZX6
upermiszWNV
upermitZNlt
upermitsOV0b
upersonVgvZ
upersonaltbcU
upersonallywRfV
upersonnesXRbz
upersonsYZXv
upflegeaSsZ
upharmaceuticalvZUb
upharmacyreWe
uphdxWUY
uphoneRbht
uphysicalgOQy
uphysicspVjY
upickihnS
upickingRauY
upileRxVS
upipelineMhuh
upipelinesYnqN
uplacelgXf
uplacementeSrZ
uplacesYScu
uplainYTfp
uplanTbwb
uplannedlZtR
uplannerSmgj
uplanninggjpR
uplansPa/J
uplantYgjg
uplatformoYPr
uplayhllT
upleasemZVo
uplumbingrWeX
uplusejbi
upmskQwN
upointslocU
upoliceWTet
upolishVsTe
upoliteQQfy
upoolRekm
uportugaisN1TO
uportugueseYzWQ
upositioniRWs
upostccnf
upostefQPz
upostgraduateUyXU
upostholderZevS
upostingSWV0
upostsQWhs
upoundsbXWt
upourjdSl
upowermnaU
upowershellfvXU
upracticalyYVR
upracticempSZ
upractising1bPS
upractitionerngSf
uprairieYbWy
upratiquepjOX
upraxisjoNV
upraxisanleitungQyfQ
upreKdwe
upreferencepSUk
upreferredSzTU
upremisesWdlk
upreparationkpdP
uprepareQb4V
upreparesVbyQ
uprescribermqgN
uprescribingkuTL
upresentfasU
uprettytRTZ
upreviousfxcK
upricemkiR
uprincipalSmgh
uprinciplessWYV
upriorX0cN
upriseSXwV
uprivateahcl
uprobationoUVi
uproceduresXTvV
uproceedingskljR
uprocessingbTrc
uprocurementYZub
uproductYcnf
uproduction2QfU
uproductsjleS
uprofessionalkkYc
uproficiency0UVQ
uprogramqagX
uprogrammekclX
uprogrammesMrvV
uprogrammingojVT
uprogramsOqai
uprojectasnP
uprojectsRhqh
upromisedVcat
upromotedQVWz
uproofhOYo
uproperqPRj
uproperlylQic
upropertySgjl
uprophetwTYS
uprotectedbZer
uprotocolTXtY
uprotocolstSgR
uprovexUaR
uprovenzPVX
uprovideYcvV
uproviderhsQa
uprozentXWVx
upréparerUbyR
uprüfungrQpI
uptsySSW
upublickYYl
upublishUcbu
upuisPSte
upulloTlQ
upumpsimbT
upurgeWkxQ
upurposeObos
uputQehr
uputsSyRZ
upython1nTB
uqtsvbVQ
uqualificationuoUN
uqualified2VVU
uqualifyingtbdY
uqualityZbwS
uquandkObj
uquarterVjjk
uquarterlynWnV
uquatredPpe
uqueiZGr
uqueriesgRzK
uquestionsaape
uquiXSes
uquicklyuTfX
uquoteQPwa
uquoteskctP
urvchP
uracebaes
uradiowLWW
uradiographssMsM
urailpkZV
urandomUWYt
urapportsmRnI
uratecTlm
uratedZdXt
uratesdgRs
uratherfRep
uratingpkZP
urefdck
ureachrhgT
uread0UZU
ureadingqLmV
ureadyfQoe
ureallSal
ureallymUgd
ureasonableSXUx
ureceiveTpie
ureceivedRlVu
urecognised4SXU
urecommendationsRawW
urecordiSgl
urecordsqQrR
urecruitZetZ
urecruitingRZlk
urecruitmentRcir
urectificationRWyQ
urefXXYx
urefermRpc
ureferenceSYjs
ureferencesbZTu
uregardYbet
uregionRaft
uregionalUZav
uregister8RZK
uregistered+eKP
uregistration3XWU
uregistryuQUa
uregulationsuPZb
urelatedkgmT
urelationshZuQ
ureleaseQY1U
ureliabilityUYUt
ureligionbZdu
urelocationcTaz
uremoteNdWy
uremovalVWtV
urentQXiu
urepairajuR
urepairsQU4M
ureplyXYWy
ureportcQtZ
ureportingrUmR
ureportsiTtW
urepresentQUwW
ureqWXXw
urequestRYtg
urequestsfSuV
urequiredmgZd
urequirementZSat
urequiresYUSt
urequisitionYZav
urescueetOa
ureserveRZro
uresidentialoWge
uresidentsKWnt
uresourcelcuR
urespectdWOv
urespondSa1P
uresponsibilityxPfS
uresponsibleUYvb
urestjKpc
urestaurantiUdn
uresultskSmc
uresumedUZz
uretailZsUi
uretirementkSWs
uretiresTaer
uretiringUZct
uretraiteVaet
uretrievalmiqL
ureturnscWvV
urevenueYgsX
ureviewTT3a
ureviewsmYsM
urevitvZeN
urightUUit
urightsNhap
uringROjy
uriskhfqR
uroadcqeY
urobotljOb
urobotikSxYQ
urolejTek
urollPSls
uroofrQLm
uroofsUXWw
uroomTncl
urosterMSto
urostersYWzP
urotaPgva
urotateVWvX
urotatingSSgq
urotationfQZv
uroughlycTvX
uroundfhmZ
uroundsRV2P
urouteXXte
uroutinesViS
urulegRhi
uruleslkqL
urungbxP
urunningjgkU
urunsdZmc
urémunérationUTYx
usadUTt
usafeoRsT
usafeguardingmWid
usafetyhimU
usagexSNa
usaintTWQ1
usalairejSUs
usalarybZax
usalesiUqa
usalesforcepbca
usamediYSTw
usamplesbUrc
usanssVGn
usapufZS
usasxOeU
usatknjN
usaturdayOYsh
usaturdaysVTV1
usaysrOYi
uscxhTL
uscaleebRu
uscanbbwM
uscanningoSvK
uscheduleVgqd
uschemecaat
uschemesaktT
uschichtRSTz
uschonjpHb
uschoolgeZk
uschoolsSXlo
uschreibenaQpf
uschreibstbVuP
usciencelnYW
uscolaireSUWw
uscopemgqM
uscoredSVTy
uscottishzTVP
uscratchuYOZ
uscreenlPar
uscreenedSWTw
uscreeningLcmr
uscreensWW0N
useaoVYj
usealtUVc
usearchaTes
useasoneVTw
useatnXhZ
usechsbOgq
usecondfeoX
usecretfTRq
usectionhdmW
usectionsQouU
usectorRsVj
usecurityZfZp
useenhogU
useesaaTv
useinoMlZ
useitbWM0
uselbstständigwYTQ
uselffQpi
usellsSmRt
uselonWRgu
usemaineULvd
usemainesPRN5
usendfWau
useniorVVpm
usensXPNx
usenseYqRg
usentinelvcWU
useparateLRM6
userafsRZ
userveRlih
uservedwRQc
userviceWkZo
uservicesWXkn
usessioniioO
usessionsZQyP
usetmcoR
usetsgVuT
usettingajwO
usetzenxUYO
usevenVUok
usexYZdw
usgbvNgV
ushallhScl
ushareQSwj
ushelOvZ
usheetjcnV
usheetsaZuU
ushiftaYpj
ushiftsVZiq
ushipped0YXS
ushireVWWw
ushoesXVYw
ushopeYgl
ushortPXiu
ushortenUxVQ
ushouldycJZ
ushouldnyTST
ushowpdZc
ushrewsburybVWv
usiA/IV
usicharVc
usicher1SUJ
usicherezPVS
usichererwSaZ
usiepdoP
usiebenSYRy
usiemensrhgK
usigmaRyYV
usigngUpb
usignalYuSW
usignedpUpR
usimilarmoXR
usincepcSj
usindbogZ
usingleaTlk
usisterQVXy
usitVV0Y
usitecYnh
usiteshdTn
usixaakk
usizedZYYu
usketchWW0M
uskilluQjO
uskillscXOw
uskinhLhj
usmallWWqj
usmstsvUcY
usoucUd
usocialpeXd
usocietyaueQ
usoftwarepVQo
usoircQjn
usolicitortXhV
usolidyMeP
usollten0TRO
usolltestxUUQ
usomejlfX
usomebodydfkc
usomeonehqbY
usomethingvZZY
usommesUUTw
usonPWT3
usontpKRm
usorryVRT1
usoundzNSb
usousSayY
uspanishb6XI
uspeakahna
uspecialoXhb
uspecialistqiSc
uspecialistshPTw
uspecificationscVuU
uspeechoihN
uspendcXrZ
uspentokVX
usplitlXvQ
uspokennYWj
usponsorTfds
usponsorshipeTat
uspotZhuN
uspreadsheetsvOiT
uspringcSnf
usql2iSB
ustbeao
ustaffdZhl
ustagePkpg
ustainlesspVnW
ustandYjuU
ustandardjqgO
ustandardsrXiS
ustandingtUYl
ustandortXZSz
ustartbeYp
ustartedUXUz
ustartersXVwS
ustategZao
ustatementWVqm
ustatesUaRw
ustationkUeg
ustationsPVpn
ustatisticsrWcb
ustatussfVb
ustatutoryhbsU
ustayWQY1
ustcwwWYT
usteadyNidn
usteelgMlh
ustehenaqNe
ustelleoTTj
ustepVphd
ustillaOdr
ustockiRrb
ustopWasd
ustraightmaQm
ustrategyVayS
ustreaminggmnR
ustrongqQXl
ustructuredldQj
ustudentWgbp
ustudentsYatc
ustudium3LRb
ustudyWmif
ustundenaSim
usubjecthdek
usubmissionscbtT
usubstituteNSX0
usuccessfulkWjd
usuchpihL
usuitfMWz
usummereiNo
usuperSohd
usupermarketRWgv
usuperviseUf1S
usupervisingpelK
usupervisionhenY
usupervisorYncg
usuppliercetU
usupportdbrX
usupportingbSrf
usurjIkl
usurgerylUqW
usurveillancepTpM
uswapPZuY
usweepTUyO
usystemerWY
usystemsnbZg
usystmonenlcS
usécuritéMewb
utiXVr
utablehXpb
utableau1RPT
utabletmNtQ
utageVWax
utakebZxU
utakenwZbU
utakesUUrh
utakingXmpZ
utalentWRhs
utalkcoiZ
utarifRTT1
utaskeTqa
utaxbarf
uteamQm
uteaMVml
uteachUgvb
uteacherqUSh
uteachersdSio
uteachingrUkX
uteamYYjo
uteamsWRrj
utechnicianlmnL
utechniquevbNd
utechnischervSdR
utechnologyfqXT
utempsWdnh
utencZjk
utenezUcyR
utenirRWyP
utermUYlo
uterraformnoXR
utestfQmk
utestedpRTc
utestingelgX
utestssalK
utexascoWd
utexteeUp
uthlVQn
uthanfXcp
uthankZRri
uthanksYfVo
uthatkZkd
uthefckg
utheatreeSsd
utheirgWpc
uthemjcmY
uthemselveskRTr
uthenXfkg
utherapistmZpR
utherapyjnjJ
utherefcdi
uthesepTQn
utheydcqa
uthickTRUx
uthingsdSXs
uthinkoQmY
uthirdVdZu
uthirtybXat
uthisYUW3
uthoroughuRjN
uthosebfZp
uthougheoSb
uthreegbem
uthroughgZnc
uthursdaysSUer
uticketekSg
uticketsRpYm
utigumRQ
utillaZpd
utimeYhhk
utimesRTuh
utiredNTpp
utitaniumauXX
utitleMfXq
utitreuQSj
utitresTWWu
utitulairekOTs
utohbkg
utogethergToe
utoodsYW
utoolnkUV
utoolsqjRS
utopitOa
utoutWkYo
utowardIiT2
utowardsHxhf
utracknRmX
utrainVhlf
utrainedpgXX
utraineeXakn
utraineesRhoh
utrainingezWQ
utrainsaWpe
utransferPwcZ
utransfersSgxM
utranslateRbue
utransportpnWR
utravailWYat
utraveldPRy
utreatYfeo
utreatedSWZw
utreatmenthhoQ
utriagebotO
utrialsRrlX
utriedURWy
utrimblexTRQ
utripSWwU
utripsSUhs
utroisZbhm
utrucklVei
utrucksgPfn
utrustYXhq
utryWTay
utuXisY
utuesdayTmdg
utuesdaysRVP3
utuitionZYbw
utuneQdyR
utuningVxhO
uturnOlkf
uturningdTsS
utvödUSVz
utwelvejVgh
utwentyNbrh
utwocajm
utypesqUK
utypescriptwYNX
utélétravailYXXw
uugTSs
uuhrPQft
uukobQl
uumbautenWaxQ
uumgangolSS
uunoeXd
uunbefristetVZT0
uuncappedVUYy
uundcL0e
uunderfcoa
uunderstandopXJ
uunderstanding5UQL
uunderstandszWTP
uunedmia
uuniformXjXq
uunionTsbi
uunionsaVPy
uuniteZYt
uunitedcVSr
uunitsWmfh
uuniversityaiWp
uunrestrictedsTWg
uunscqQg
uunserZmLp
uunsereSecr
uunsererSUue
uuntertXTZ
uuntilUTug
uunventedWvZS
uupgbnb
uupstUdX
uurlaubWZZy
uusZpSo
uusercdU
uusedwiNS
uusefulNzXU
uuserqOVm
uusersRtgV
uusualgaTu
uusuallyRZsb
uvybcN
uvacancyTVU5
uvaleaZVw
uvalid8RUS
uvalidationOlqe
uvalidité1bUK
uvalleySlcq
uvaluesaVSx
uvanqWdZ
uvansQgll
uveisKf
uvehicleqSlV
uvendorOjcq
uvendorsTXub
uvendrediRSvY
uventilatedvVZT
uvergütungXVXx
uverhandlungssicheresxRaR
uverificationimcP
uverifyZVZr
uversionvTPh
uverylZak
uveteransaZbw
uvetscWXs
uvettingoRTj
uviaePnk
uvieXhOr
uvierWdoe
uviewoVQk
uvisionajTm
uvisitVlnb
uvisitsSQ0b
uvoiceWkxN
uvollzeitUYT0
uvolumerThW
uvolunteerVaUv
uvomKUit
uvonPa5V
uvorQGnu
uvoscjUn
uvousgdqT
uwbPdv
uwaitgUOr
uwaitingSVct
uwaleszWTX
uwalkcTvX
uwalluldN
uwantvPac
uwarehousepfUf
uwarmRVfr
uwartungTawS
uwasdaZo
uwatchfV4I
uwaterWnge
uwaykkQh
uwcaggwVJ
uwehdWs
uwearRSay
uweekVXrl
uweekendUZXx
uweekendsPLf1
uweeklyWSqj
uweekscVav
uweiterbildungWySQ
uwelcomeU1YX
uwelcomesaXay
uweldernnfR
uweldersUdXw
uweldingclwK
uwellZyRa
uwelshcvZR
uwennUnZl
uwentrfOd
uwerYvGc
uwerdenRcet
uwereQpOv
uwestZZSw
uwetUTsg
uwhatnThg
uwhatevergepY
uwheelszgQM
uwhenVRwg
uwheneverWavU
uwhereePjn
uwhichoaag
uwhichevervaPa
uwhilehPgl
uwhoZegm
uwhomNWjq
uwhoseXUVx
uwhyvbUb
uwieyNPZ
uwilladpe
uwillingTiQo
uwindowstOZa
uwirgZNw
uwiringgYuO
uwithidjf
uwithinpNrY
uwithouttLWm
uwitnessZjqS
uwocheUOjt
uwochenmNZl
uwochenendenTQXw
uwonhRYp
uwordsSqlc
uworkdbhk
uworkedZ2XN
uworkerWLdv
uworkersUXin
uworkingjYcn
uworksjScm
uworkshopSlvR
uworkshopskSld
uworthcsgT
uwouldQ/XG
uwritemVqV
uwriteseLkp
uwritingqcjS
uwrittenpYdc
uwronggSjf
uwrotehqQb
uwärecveG
uwärenL1RN
uyZpiY
uyardZdVr
uyearcXhp
uyears4XVc
uyesTSQ2
uyetSZYx
uyoukfjZ
uyouroeeZ
uyoursdazQ
uyourselfwVgT
uyrs4VRN
uzjkjQ
uzuiYge
uzumfQau
uzweijXJw
uzählenQXxT
u£adeq
uàeZWt
uçaVlIp
uéchangeTTbx
uéchangesUUXv
uécolesJSg
uécritqRYd
uéquipeYPew
uéquivalentudVM
uétattUiR
uêtreTqKn
uüberYgkh
u€Xbgs
`;
